import { expect, test } from 'vitest'
import { drawingFile } from './drawing-file.server.ts'

const file = 'content/blog/x/entry.json'

test('An entry gets the address and the size of the drawing it names', () => {
  const { src, ...size } = drawingFile(file, 'cover', 'cover-xola')
  expect(src).toMatch(/^\/art\/cover-xola\.[0-9a-f]{8}\.svg$/)
  expect(size).toEqual({ width: 1200, height: 800 })
})

test.each(['cover-nobody', '', 'toString'])(
  'The name "%s" is refused by file and field',
  (name) => {
    expect(() => drawingFile(file, 'cover', name)).toThrow(
      `${file}: cover: "${name}" is no drawing`,
    )
  },
)
