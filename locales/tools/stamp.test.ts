import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type CatalogMessage, readLocale, statusText } from './read-locale.ts'
import { sourceHash } from './source-entry.ts'
import { chosenIds, openTexts, stamp } from './stamp.ts'
import { createHash } from 'node:crypto'

let folder: string

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'stamp-')), 'de')
  mkdirSync(folder)
  const entry = (defaultMessage: string) => ({ defaultMessage })
  const texts = { 'home.a': entry('A'), 'home.b': entry('B'), 'home.c': entry('') }
  writeFileSync(join(folder, 'home.json'), JSON.stringify(texts))
})

afterEach(() => rmSync(dirname(folder), { recursive: true, force: true }))

const english: CatalogMessage[] = ['home.a', 'home.b', 'home.c'].map((id, line) => ({
  id,
  defaultMessage: `English ${id}`,
  namespace: 'home',
  description: '',
  file: '',
  line,
}))
const src = (id: string) => sourceHash(`English ${id}`)
const status = () => JSON.parse(readFileSync(join(folder, '.status.json'), 'utf8'))

test('state and mark are written in the order of English; other lines stay', () => {
  const other = { src: 'abcdefgh', state: 'machine' } as const
  writeFileSync(join(folder, '.status.json'), statusText([['home.b', other]]))
  expect(stamp(readLocale(folder), english, ['home.a'], 'reviewed')).toEqual(['home.a'])
  expect(Object.entries(status())).toEqual([
    ['home.a', { src: src('home.a'), state: 'reviewed' }],
    ['home.b', other],
  ])
})

test('a message of the same meaning keeps its state and gets the new mark', () => {
  writeFileSync(
    join(folder, '.status.json'),
    statusText([['home.a', { src: 'abcdefgh', state: 'reviewed' }]]),
  )
  expect(stamp(readLocale(folder), english, ['home.a', 'home.b'])).toEqual(['home.a'])
  expect(status()).toEqual({ 'home.a': { src: src('home.a'), state: 'reviewed' } })
})

test('a message without a text gets no state', () => {
  expect(() => stamp(readLocale(folder), english, ['home.c'], 'translated')).toThrow(
    'home.c has no text in de',
  )
})

test('a broken sidecar is not written over', () => {
  writeFileSync(join(folder, '.status.json'), '{')
  expect(() => stamp(readLocale(folder), english, ['home.a'], 'translated')).toThrow('.status.json')
  expect(readFileSync(join(folder, '.status.json'), 'utf8')).toBe('{')
})

test('a star means every id with that start; an unknown name is a fault', () => {
  expect(chosenIds(english, ['home.*'])).toEqual(['home.a', 'home.b', 'home.c'])
  expect(chosenIds(english, ['home.b'])).toEqual(['home.b'])
  expect(() => chosenIds(english, ['home.x'])).toThrow('English has no message home.x')
})

test('a star leaves out what is as far already, unless English has changed since', () => {
  const lines = [
    ['home.a', { src: src('home.a'), state: 'reviewed' }],
    ['home.b', { src: 'abcdefgh', state: 'reviewed' }],
  ] as const
  writeFileSync(join(folder, '.status.json'), statusText(lines))
  expect([...openTexts(readLocale(folder), english, 'translated')]).toEqual(['home.b'])
})

test('the mark is the start of base64url(SHA-256)', () => {
  const whole = createHash('sha256').update('Hello').digest('base64url')
  expect(sourceHash('Hello')).toBe(whole.slice(0, 8))
})

test('a new layout is no new text', () => {
  expect(sourceHash('A\n  long\tline')).toBe(sourceHash('A long line'))
  expect(sourceHash('Krako\u0301w')).toBe(sourceHash('Kraków'))
})

test('another sign is another text', () => {
  expect(sourceHash('Hello.')).not.toBe(sourceHash('Hello'))
})
