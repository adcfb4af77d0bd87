import { expect, test } from 'vitest'
import { longestText, messageArguments, messageTypes, parseMessage } from './message-tree.ts'
import type { CatalogMessage } from './read-locale.ts'

const kinds = (text: string) => Object.fromEntries(messageArguments(parseMessage(text)))

test.each([
  ['a plain value', '{name}', { name: 'string' }],
  ['a number', '{n, number}', { n: 'number' }],
  ['a number with a skeleton', '{n, number, ::percent}', { n: 'number' }],
  ['a plural', '{n, plural, one {#} other {#}}', { n: 'number' }],
  ['an ordinal', '{n, selectordinal, one {#st} other {#th}}', { n: 'number' }],
  ['a date', '{day, date, long}', { day: 'date' }],
  ['a time', '{day, time, short}', { day: 'date' }],
  ['a choice', '{kind, select, a {x} other {y}}', { kind: { select: ['a', 'other'] } }],
  ['a tag with a value inside', '<link>{email}</link>', { link: 'tag', email: 'string' }],
  [
    'values inside branches',
    '{n, plural, one {{a}} other {<b>{c}</b>}}',
    { n: 'number', a: 'string', b: 'tag', c: 'string' },
  ],
  ['a counted value shown again', '{n, plural, one {#} other {#}} of {n}', { n: 'number' }],
  ['a value shown before it is counted', '{n}: {n, plural, one {#} other {#}}', { n: 'number' }],
  ['nothing', 'Plain words', {}],
])('a message with %s', (_, text, expected) => {
  expect(kinds(text)).toEqual(expected)
})

const length = (text: string) => longestText(parseMessage(text))

test('characters are counted as a reader sees them', () => {
  expect(length('Kraków')).toBe(6)
  expect(length('Krako\u0301w')).toBe(6)
  expect(length('👩‍💻 a')).toBe(3)
})

test('tags take no room, the words inside them do', () => {
  expect(length('a <b>bc</b>')).toBe(4)
})

test('the longest branch counts', () => {
  expect(length('{kind, select, a {no} b {longest} other {less}}')).toBe(7)
  expect(length('{n, plural, one {one} other {several}}')).toBe(7)
})

test.each(['{name}', '{n, number}', '{day, date, long}', '{n, plural, one {#} other {#}}'])(
  '%s takes room for its value',
  (value) => {
    expect(length(`a ${value}`)).toBeGreaterThan(length('a ') + 1)
  },
)

function message(id: string, defaultMessage: string, required?: boolean): CatalogMessage {
  const location = { file: 'locales/en/home.json', line: 1, namespace: 'home' }
  return { id, defaultMessage, required, description: 'Somewhere.', ...location }
}

test.each([
  ['no values', 'Hello', '{}'],
  ['a text', 'Hello {name}', '{ name: string }'],
  ['a number', '{n, number}', '{ n: number }'],
  ['a count', '{n, plural, one {#} other {#}}', '{ n: number }'],
  ['a day', '{day, date, long}', '{ day: Date | number }'],
  ['a tag around a text', '<link>{email}</link>', '{ link: MessageTag; email: string }'],
  ['a choice', '{kind, select, a {x} b {y} other {z}}', `{ kind: 'a' | 'b' | string }`],
])('a message with %s', (_, text, type) => {
  expect(messageTypes([message('home.a', text)])).toContain(`\n  'home.a': ${type}\n`)
})

test('only required messages may stand in attributes', () => {
  const types = messageTypes([message('home.a', 'A', true), message('home.b', 'B')])
  const [, required] = types.split('export type RequiredMessageId =')
  expect(required).toBe(`\n  | 'home.a'\n`)
})

test('the order of files and messages does not change the result', () => {
  const messages = [
    message('home.a', 'A', true),
    message('home.b', 'B', true),
    message('home.c', 'C'),
  ]
  expect(messageTypes(messages.toReversed())).toBe(messageTypes(messages))
})

test('the types load no code of React', () => {
  const types = messageTypes([message('home.a', 'A')])
  expect(types.match(/^import .*$/gm)).toEqual([`import type { ReactNode } from 'react'`])
})

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
