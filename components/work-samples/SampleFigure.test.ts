import { expect, test } from 'vitest'
import { workSamples } from '../../content/load.server.ts'
import { figures } from './SampleFigure.tsx'

test.each(['en', 'de'] as const)('Every drawing of a document has its words in %s', (locale) => {
  for (const { slug, figure, drawn } of workSamples(locale))
    expect(drawn, slug).toHaveLength(figures[figure].places.length)
})
