import { expect, test } from 'vitest'
import { longestText } from './longest-text.ts'
import { parseMessage } from './parse-message.ts'

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
