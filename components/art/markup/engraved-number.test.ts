import { expect, test } from 'vitest'
import { engravedNumber } from './engraved-number.ts'

test('Every figure from 0 to 9 has an outline of its own', () => {
  const outlines = [...'0123456789'].map((figure) => engravedNumber(figure, 10, {}))
  expect(new Set(outlines).size).toBe(10)
  for (const outline of outlines) expect(outline).toMatch(/d="M[^"]{5,}"/)
})

test('A bearing is written with all its figures', () => {
  expect(engravedNumber('030', 10, {}).match(/<path/g)).toHaveLength(3)
})
