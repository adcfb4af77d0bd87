import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, dirname } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { localeFolders, readStatus, statusText, readCatalogs } from './read-locale.ts'

let folder: string

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'catalogs-')), 'en')
  mkdirSync(folder)
})

afterEach(() => rmSync(dirname(folder), { recursive: true, force: true }))

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text)
}

const entry = { defaultMessage: 'Hello', description: 'Greeting at the top of the first page.' }

test('a message knows its file, line and namespace', () => {
  write(
    'home.json',
    JSON.stringify({ 'home.a': entry, 'home.b': { ...entry, max: 9, required: true } }, null, 2),
  )
  const { messages, findings } = readCatalogs(folder)
  expect(findings).toEqual([])
  expect(messages).toMatchObject([
    { id: 'home.a', line: 2, namespace: 'home', file: join(folder, 'home.json'), ...entry },
    { id: 'home.b', line: 6, max: 9, required: true },
  ])
})

test('files come in the order of their names; hidden files and folders are left out', () => {
  write('home.json', JSON.stringify({ 'home.a': entry }, null, 2))
  write('common.json', JSON.stringify({ 'common.a': entry }, null, 2))
  write('.status.json', 'not read')
  mkdirSync(join(folder, 'notes'))
  expect(readCatalogs(folder).messages.map(({ id }) => id)).toEqual(['common.a', 'home.a'])
})

test('a broken file is reported and the others are still read', () => {
  write('home.json', '{ "home.a": ')
  write('common.json', JSON.stringify({ 'common.a': entry }, null, 2))
  const { messages, findings } = readCatalogs(folder)
  expect(messages.map(({ id }) => id)).toEqual(['common.a'])
  expect(findings).toMatchObject([
    { location: { file: join(folder, 'home.json'), line: 1 }, advice: 'mend the JSON' },
  ])
})

test('a fault of JSON is reported where it stands', () => {
  write('home.json', '{\n  "home.a": {},\n  "home.b": {,}\n}')
  expect(readCatalogs(folder).findings).toMatchObject([{ location: { line: 3, id: 'home.b' } }])
  writeStatus('{\n  "home.a": { "src": "abcdefgh" "state": "machine" }\n}')
  expect(readStatus(folder).findings).toMatchObject([{ location: { line: 2, id: 'home.a' } }])
})

test('an id that stands twice is reported at its second line', () => {
  const line = `"home.a": ${JSON.stringify(entry)}`
  write('home.json', `{\n  ${line},\n  ${line}\n}`)
  expect(readCatalogs(folder).findings).toMatchObject([
    { location: { line: 3, id: 'home.a' }, found: 'stands twice in the file' },
  ])
})

test.each([
  ['a text instead of an entry', 'Hello'],
  ['no text', { description: 'Greeting at the top of the first page.' }],
  ['no description', { defaultMessage: 'Hello' }],
  ['an unknown field', { ...entry, note: 'x' }],
  ['a max that is no whole number', { ...entry, max: 1.5 }],
  ['a max of nothing', { ...entry, max: 0 }],
  ['a required that is no yes or no', { ...entry, required: 'yes' }],
])('an entry with %s is reported with its line', (_, bad) => {
  write('home.json', JSON.stringify({ 'home.a': entry, 'home.b': bad }, null, 2))
  const { messages, findings } = readCatalogs(folder)
  expect(messages.map(({ id }) => id)).toEqual(['home.a'])
  expect(findings.map(({ location, advice }) => [location.id, advice])).toEqual([
    ['home.b', 'mend the entry'],
  ])
})

const writeStatus = (text: string) => write('.status.json', text)

test('a written sidecar is read as it was, with a line for each id', () => {
  const lines = [
    ['home.a', { src: 'abcd-_12', state: 'machine' }],
    ['home.b', { src: 'abcdefgh', state: 'reviewed' }],
  ] as const
  writeStatus(statusText(lines))
  expect([...readStatus(folder).lines]).toEqual([
    ['home.a', { src: 'abcd-_12', state: 'machine', line: 2 }],
    ['home.b', { src: 'abcdefgh', state: 'reviewed', line: 3 }],
  ])
})

test('a locale without a sidecar has no states and no fault', () => {
  expect(readStatus(folder)).toMatchObject({ lines: new Map(), findings: [] })
  expect(statusText([])).toBe('{}\n')
})

test.each([
  ['an unknown state', '{ "home.a": { "src": "abcdefgh", "state": "done" } }', 'home.a'],
  ['a mark that is too short', '{ "home.a": { "src": "abc", "state": "machine" } }', 'home.a'],
  ['an unknown field', '{ "home.a": { "src": "abcdefgh", "state": "machine", "x": 1 } }', 'home.a'],
  ['no JSON', '{', '(whole file)'],
])('a sidecar with %s is reported', (_, text, id) => {
  writeStatus(text)
  const { lines, findings } = readStatus(folder)
  expect(lines.size).toBe(0)
  expect(findings.map(({ rule, location }) => [rule, location.id])).toEqual([['status', id]])
})

test('an id of the sidecar that stands twice is reported at its second line', () => {
  const line = '"home.a": { "src": "abcdefgh", "state": "machine" }'
  writeStatus(`{\n${line},\n${line}\n}`)
  expect(readStatus(folder).findings).toMatchObject([
    { location: { line: 3 }, found: 'stands twice in the file' },
  ])
})

test('folders are locales, but those of code and that of English', () => {
  const root = dirname(folder)
  for (const name of ['fr', 'de', 'en', 'tools', 'route-families'])
    mkdirSync(join(root, 'locales', name), { recursive: true })
  writeFileSync(join(root, 'locales', 'glossary.json'), '[]')
  expect(localeFolders(root)).toEqual(['de', 'fr'])
})
