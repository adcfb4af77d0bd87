import { expect, test } from 'vitest'
import { longestQuery, queryText } from './query-text.ts'

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
