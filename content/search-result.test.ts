import { expect, test } from 'vitest'
import { checkSearchResult, textWidth } from './search-result.ts'

const check = (title: string, description = 'What it says.') =>
  checkSearchResult('content/a/en.md', { title, description, field: 'summary' })

test('words that search results show whole pass', () => {
  expect(() => check('A title', 'm'.repeat(78))).not.toThrow()
})

test('a title counts with the company behind it, and the fault says how long it may be', () => {
  expect(() => check('Software for people who read the sea and all its weather')).toThrow(
    /^content\/a\/en\.md: title: is 6\d\d px wide in search results: use at most 580, about \d\d characters$/,
  )
})

test('a description that would be cut is refused by the name that messages use', () => {
  expect(() => check('A title', 'm'.repeat(79))).toThrow('content/a/en.md: summary: is 922 px wide')
})

test('Chinese, Japanese and Korean characters are as wide as the type is high', () => {
  expect(() => check('A title', '船'.repeat(65))).not.toThrow()
  expect(() => check('A title', '船'.repeat(66))).toThrow('is 924 px wide')
})

test.each([
  ['il', 20, 8.89],
  ['MW', 20, 35.54],
  ['Größe', 14, 39.68],
  ['帆船', 14, 28],
  ['Zu\u00ADsammen', 20, textWidth('Zusammen', 20)],
  ['4\u00A0%', 20, textWidth('4 %', 20)],
  ['u\u0308', 20, textWidth('ü', 20)],
  ['\u{1F6A2}', 20, 20],
])('%s at %d px: %d px', (text, size, width) => {
  expect(textWidth(text, size)).toBeCloseTo(width, 2)
})
