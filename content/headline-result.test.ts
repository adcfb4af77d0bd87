import { expect, test } from 'vitest'
import { checkHeadlineResult } from './headline-result.ts'

const entry = 'content/success-stories/xola/entry.json'
const fileIn = (locale: 'en' | 'de') => `content/success-stories/xola/${locale}.md`

test.each([
  ['en', '1,213.5 per 1,000', '4 per 1,000'],
  ['de', '1.213,5 je 1.000', '4 je 1.000'],
] as const)('A row in %s that repeats figures and unit passes', (locale, before, after) => {
  const figures = { before: 1213.5, after: 4, unit: 'per-thousand' } as const
  expect(() =>
    checkHeadlineResult(entry, fileIn(locale), figures, { before, after }, locale),
  ).not.toThrow()
})

test.each([
  ['en', 'another figure before', { before: '17%', after: '4%' }, 'before'],
  ['en', 'another figure after', { before: '16%', after: '40%' }, 'after'],
  ['en', 'another unit', { before: '16%', after: '4 days' }, 'after'],
  ['en', 'words', { before: 'All', after: '4%' }, 'before'],
  ['de', 'a sign without its space', { before: '16%', after: '4\u00A0%' }, 'before'],
] as const)('A row in %s with %s is refused, with both files', (locale, _, row, side) => {
  const check = () =>
    checkHeadlineResult(
      entry,
      fileIn(locale),
      { before: 16, after: 4, unit: 'percent' },
      row,
      locale,
    )
  expect(check).toThrow(`${fileIn(locale)}: result: says "${row[side]}"`)
  expect(check).toThrow(`where ${side} and unit of ${entry} are `)
})
