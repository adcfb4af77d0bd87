import { expect, test } from 'vitest'
import { technologies } from '../../content/facts/technologies.ts'
import { technologyIcon } from './technology-icon.ts'

test('every technology with a mark has it for day and night', () => {
  for (const { icon, subtitle } of technologies) {
    if (icon === null) continue
    const mark = technologyIcon(icon)
    expect(mark?.day.src, subtitle).toMatch(/^\/art\/tech-/)
    expect(mark?.night.src, subtitle).not.toBe(mark?.day.src)
  }
})

test.each([null, 'no-such-mark'])('%s has no mark', (slug) => {
  expect(technologyIcon(slug)).toBeUndefined()
})
