import { expect, test } from 'vitest'
import { messageTypes } from './message-types.ts'
import type { SourceMessage } from './read-catalogs.ts'

function message(id: string, defaultMessage: string, required?: boolean): SourceMessage {
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
