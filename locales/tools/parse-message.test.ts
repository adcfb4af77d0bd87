import { expect, test } from 'vitest'
import { parseMessage } from './parse-message.ts'

test('a message becomes a tree without places in the source', () => {
  expect(parseMessage('Hello {name}')).toEqual([
    { type: 0, value: 'Hello ' },
    { type: 1, value: 'name' },
  ])
})

test('quoted braces are text', () => {
  expect(parseMessage("a '{b}' c")).toEqual([{ type: 0, value: 'a {b} c' }])
})

test.each([
  ['an open brace', 'Hello {name', 'EXPECT_ARGUMENT_CLOSING_BRACE'],
  ['an empty value', 'Hello {}', 'EMPTY_ARGUMENT'],
  ['an open tag', '<b>bold', 'UNCLOSED_TAG'],
  ['crossed tags', '<b>bold</i>', 'UNMATCHED_CLOSING_TAG'],
  ['a plural without other', '{n, plural, one {#}}', 'MISSING_OTHER_CLAUSE'],
  ['a select without other', '{n, select, a {x}}', 'MISSING_OTHER_CLAUSE'],
  ['an unknown kind of value', '{n, money}', 'INVALID_ARGUMENT_TYPE'],
])('%s is refused with its fault and place', (_, text, error) => {
  expect(() => parseMessage(text)).toThrow(
    new RegExp(String.raw`^no valid ICU message \(${error} at character \d+\)$`),
  )
})
