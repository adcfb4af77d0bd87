import { expect, test } from 'vitest'
import { newestFirst } from './days.ts'

test('The newest comes first, and the slug decides on the same day', () => {
  const entries = [
    { slug: 'b', date: '2026-01-02' },
    { slug: 'd', date: '2025-12-31' },
    { slug: 'c', date: '2026-03-01' },
    { slug: 'a', date: '2026-01-02' },
  ]
  expect(entries.sort(newestFirst).map(({ slug }) => slug)).toEqual(['c', 'a', 'b', 'd'])
})
