import { expect, test } from 'vitest'
import { longestQuery, markedParts, queryText, termsOf } from './query-terms.ts'

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

/** Marked words in brackets. */
const shown = (text: string, terms: string[]) =>
  markedParts(text, terms)
    .map(({ text: part, marked }) => (marked ? `[${part}]` : part))
    .join('')

test.each([
  ['Node.js on Kubernetes', ['kubernetes'], 'Node.js on [Kubernetes]'],
  ['Node.js on Kubernetes', ['nodejs'], '[Node.js] on Kubernetes'],
  ['the client’s cost', ['clients', 'cost'], 'the [client’s] [cost]'],
  ['Zürich', ['zurich'], '[Zürich]'],
  ['goods', ['go'], 'goods'],
  ['<b>go</b>', ['go'], '<b>[go]</b>'],
  ['', ['go'], ''],
])('“%s” with %j is “%s”', (text, terms, marked) => {
  expect(shown(text, terms)).toBe(marked)
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
