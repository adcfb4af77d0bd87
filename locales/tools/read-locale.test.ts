import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readStatus, statusText } from './read-locale.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'status-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (text: string) => writeFileSync(join(folder, '.status.json'), text)

test('a written sidecar is read as it was, with a line for each id', () => {
  const lines = [
    ['home.a', { src: 'abcd-_12', state: 'machine' }],
    ['home.b', { src: 'abcdefgh', state: 'reviewed' }],
  ] as const
  write(statusText(lines))
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
])('%s is reported', (_, text, id) => {
  write(text)
  const { lines, findings } = readStatus(folder)
  expect(lines.size).toBe(0)
  expect(findings.map(({ rule, location }) => [rule, location.id])).toEqual([['status', id]])
})

test('an id that stands twice is reported at its second line', () => {
  const line = '"home.a": { "src": "abcdefgh", "state": "machine" }'
  write(`{\n${line},\n${line}\n}`)
  expect(readStatus(folder).findings).toMatchObject([
    { location: { line: 3 }, found: 'stands twice in the file' },
  ])
})
