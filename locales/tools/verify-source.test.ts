import { expect, test } from 'vitest'
import type { SourceMessage } from './read-catalogs.ts'
import { verifySource } from './verify-source.ts'

const place = { file: 'locales/en/home.json', line: 7, namespace: 'home' }
const good: SourceMessage = {
  id: 'home.a',
  defaultMessage: 'Hello',
  description: 'Greeting at the top.',
  ...place,
}

test('good messages give no finding', () => {
  expect(verifySource([good])).toEqual([])
})

test('invalid ICU is reported with its file and line, and the other messages are still checked', () => {
  const invalid = { ...good, defaultMessage: 'Hello {name' }
  const untidy = { ...good, id: 'home.b', line: 11, defaultMessage: 'Hello  you' }
  expect(verifySource([invalid, untidy])).toMatchObject([
    {
      place: { file: place.file, line: 7, id: 'home.a' },
      found: expect.stringContaining('no valid ICU'),
    },
    { place: { line: 11, id: 'home.b' }, found: 'two spaces in a row in “Hello  you”' },
  ])
})

test('every rule that a message breaks is reported', () => {
  const bad = { ...good, defaultMessage: 'Wait...  "you"', max: 3 }
  expect(verifySource([bad]).map(({ found }) => found)).toEqual([
    '14 characters, at most 3 fit',
    'two spaces in a row in “Wait...  "you"”',
  ])
})
