import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { messageNotes } from './preview-notes.ts'
import { sourceHash } from '../../../locales/tools/source-entry.ts'

describe('the notes', () => {
  const root = mkdtempSync(join(tmpdir(), 'notes-'))
  const description = 'Greeting at the top of the first page.'

  const english = {
    'home.a': { defaultMessage: 'Hello', description, max: 5 },
    'home.b': { defaultMessage: 'Good {time}', description },
    'home.c': { defaultMessage: 'Bye', description },
    'home.d': { defaultMessage: 'See you', description },
    'home.e': { defaultMessage: 'Cheers', description },
  }
  const german = {
    'home.a': { defaultMessage: 'Guten Tag' },
    'home.b': { defaultMessage: 'Guten {time}' },
    'home.d': { defaultMessage: '' },
    'home.e': { defaultMessage: 'Prost' },
  }
  const states = {
    'home.a': { src: sourceHash('Hello'), state: 'reviewed' },
    'home.b': { src: sourceHash('Good day, {time}'), state: 'translated' },
    'home.d': { src: sourceHash('See you'), state: 'translated' },
  }

  beforeAll(() => {
    const write = (file: string, content: unknown) =>
      writeFileSync(join(root, 'locales', file), JSON.stringify(content, null, 2))
    for (const locale of ['en', 'de']) mkdirSync(join(root, 'locales', locale), { recursive: true })
    write('en/home.json', english)
    write('de/home.json', german)
    write('de/.status.json', states)
  })
  afterAll(() => rmSync(root, { recursive: true }))

  test('a translated message has its English text, limits, state and place', () => {
    expect(messageNotes(root, 'de')['home.a']).toEqual({
      english: 'Hello',
      description,
      state: 'reviewed',
      stale: false,
      used: 9,
      max: 5,
      file: 'locales/de/home.json',
      line: 2,
    })
  })

  test.each([
    ['home.b', 'translated', true, 'its English text has changed since'],
    ['home.c', 'missing', false, 'it is not in the file'],
    ['home.d', 'missing', false, 'its text is empty'],
    ['home.e', 'machine', false, 'nobody has vouched for it'],
  ])('%s is %s, stale: %s, since %s', (id, state, stale) => {
    expect(messageNotes(root, 'de')[id]).toMatchObject({ state, stale })
  })

  test('a missing message says where it belongs', () => {
    expect(messageNotes(root, 'de')['home.c']).toMatchObject({
      used: 0,
      file: 'locales/de/home.json',
      line: 11,
    })
  })

  test('English texts are the source', () => {
    const notes = messageNotes(root, 'en')
    expect(Object.keys(notes)).toEqual(Object.keys(english))
    expect(Object.values(notes).map(({ state, stale }) => `${state} ${stale}`)).toEqual(
      Array.from({ length: 5 }, () => 'source false'),
    )
  })

  test('a faulty sidecar is refused', () => {
    const file = join(root, 'locales/de/.status.json')
    writeFileSync(file, JSON.stringify({ 'home.a': { src: 'x', state: 'perfect' } }))
    expect(() => messageNotes(root, 'de')).toThrow(
      /de\/\.status\.json:1 home\.a: .*must be machine, translated, reviewed/,
    )
    writeFileSync(file, JSON.stringify(states))
  })
})
