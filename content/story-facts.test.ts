import { expect, test } from 'vitest'
import { checkHeadlineResult } from './story-facts.ts'

const file = 'content/success-stories/xola/entry.json'

test.each([
  ['en', '1,213.5 per 1,000', '4%'],
  ['de', '1.213,5 je 1.000', '4\u00A0%'],
] as const)('A row in %s that repeats the figures passes', (locale, before, after) => {
  expect(() =>
    checkHeadlineResult(file, { before: 1213.5, after: 4 }, { before, after }, locale),
  ).not.toThrow()
})

test.each([
  ['another figure before', { before: '17%', after: '4%' }, 'before'],
  ['another figure after', { before: '16%', after: '40%' }, 'after'],
  ['words', { before: 'All', after: '4%' }, 'before'],
])('A row with %s is refused by file and field', (_, row, field) => {
  expect(() => checkHeadlineResult(file, { before: 16, after: 4 }, row, 'en')).toThrow(
    `${file}: ${field}: `,
  )
})
