import { expect, test } from 'vitest'
import { termsOf, longestQuery, queryText } from './query-terms.ts'

test.each([
  ['Node.js, C++ and C#', ['nodejs', 'node', 'js', 'c++', 'and', 'c#']],
  ['.NET on-call', ['net', 'oncall', 'on', 'call']],
  ['the client’s e-mail', ['the', 'clients', 'email', 'e', 'mail']],
  ['Zürich, Łódź, İstanbul', ['zurich', 'łodz', 'istanbul']],
  ['Київ 東京', ['киів', '東京']],
  ['<script>alert(1)</script>', ['script', 'alert', '1', 'script']],
  ['-- ++ ##', []],
])('“%s” is found by %j', (text, terms) => {
  expect(termsOf(text)).toEqual(terms)
})

test('a decomposed letter is the same as a composed one', () => {
  expect(termsOf('Mu\u0308nchen')).toEqual(termsOf('M\u00fcnchen'))
})

test.each([
  ['  two   words\n', 'two words'],
  ['a\u0000b\u202ec', 'a b c'],
  ['', ''],
  [undefined, ''],
  [['a', 'b'], ''],
  [{ length: 1 }, ''],
])('%j is the query “%s”', (asked, query) => {
  expect(queryText(asked)).toBe(query)
})

test('no more of it is read than a query may have, and no sign is cut in two', () => {
  const query = queryText('⛵'.repeat(60) + '🚢'.repeat(60))
  expect([...query]).toHaveLength(longestQuery)
  expect(query.endsWith('🚢')).toBe(true)
})
