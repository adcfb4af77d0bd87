import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CommandError } from './finding.ts'
import { orderLocale } from './order-locale.ts'
import type { CatalogMessage } from './read-locale.ts'

let folder: string

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'order-')), 'de')
})

afterEach(() => rmSync(dirname(folder), { recursive: true, force: true }))

const english: CatalogMessage[] = ['home.a', 'home.b', 'forms.a'].map((id, line) => ({
  id,
  namespace: id.split('.')[0]!,
  defaultMessage: 'Hello',
  description: '',
  file: '',
  line,
}))
const namespaces = ['forms', 'home']

function write(name: string, text: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), text)
}

const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const order = () => orderLocale(folder, english, namespaces)

test('a new locale gets a file for each namespace, with all ids and empty texts', () => {
  expect(order()).toBe(3)
  expect(read('home.json')).toBe(
    '{\n  "home.a": {\n    "defaultMessage": ""\n  },\n  "home.b": {\n    "defaultMessage": ""\n  }\n}\n',
  )
  expect(read('.status.json')).toBe('{}\n')
})

test('a text in the file of another namespace moves, and an unknown id stays at the end', () => {
  write('forms.json', '{"home.b":{"defaultMessage":"B"},"forms.old":{"defaultMessage":"Alt"}}')
  expect(order()).toBe(2)
  expect(JSON.parse(read('home.json'))['home.b']).toEqual({ defaultMessage: 'B' })
  expect(Object.keys(JSON.parse(read('forms.json')))).toEqual(['forms.a', 'forms.old'])
})

test('states follow the order of English; those without a text go', () => {
  write('home.json', '{"home.b":{"defaultMessage":"B"},"home.a":{"defaultMessage":"A"}}')
  const line = '{ "src": "abcdefgh", "state": "reviewed" }'
  write('.status.json', `{"home.b":${line},"home.x":${line},"forms.a":${line},"home.a":${line}}`)
  order()
  expect(read('.status.json')).toBe(`{\n  "home.a": ${line},\n  "home.b": ${line}\n}\n`)
})

test.each([
  [
    'an id in two files',
    {
      'home.json': '{"home.a":{"defaultMessage":"A"}}',
      'forms.json': '{"home.a":{"defaultMessage":"B"}}',
    },
    'forms.json too; remove one',
  ],
  [
    'an id twice in a file',
    { 'home.json': '{"home.a":{"defaultMessage":"A"},\n"home.a":{"defaultMessage":"B"}}' },
    'home.json:2 home.a: stands twice',
  ],
  ['broken JSON', { 'home.json': '{' }, 'mend the JSON'],
  ['an entry without a text', { 'home.json': '{"home.a":{"text":"A"}}' }, 'mend the entry'],
])('%s is refused before anything is written', (_, files: Record<string, string>, error) => {
  for (const [name, text] of Object.entries(files)) write(name, text)
  expect(order).toThrow(CommandError)
  expect(order).toThrow(error)
  for (const [name, text] of Object.entries(files)) expect(read(name)).toBe(text)
})
