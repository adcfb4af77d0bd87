import { expect, test } from 'vitest'
import { technologies } from '../../content/facts/technologies.ts'
import { technologyIcon } from './technology-icon.ts'

test('every technology that names a mark has it', () => {
  for (const { icon, subtitle } of technologies) {
    if (icon === null) continue
    expect(technologyIcon(icon)?.src, subtitle).toMatch(/^\/art\/tech-/)
  }
})

test.each([null, 'no-such-mark'])('%s has no mark', (slug) => {
  expect(technologyIcon(slug)).toBeUndefined()
})
