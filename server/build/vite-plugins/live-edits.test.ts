import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { editedCatalog, liveCatalogs } from './live-edits.ts'

const root = mkdtempSync(join(tmpdir(), 'edited-'))
const german = 'locales/de/home.json'

function write(file: string, texts: Record<string, string>): string {
  const described = Object.entries(texts).map(([id, defaultMessage]) => [
    id,
    { defaultMessage, description: 'Greeting at the top of the first page.' },
  ])
  const text = JSON.stringify(Object.fromEntries(described), null, 2)
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
  return text
}

/** What the pages get after the German catalog was written. */
const edited = (texts: Record<string, string>) => editedCatalog(root, german, write(german, texts))

beforeAll(() => write('locales/en/home.json', { 'home.a': 'Hello', 'home.b': 'Hello {name}' }))
afterAll(() => rmSync(root, { recursive: true }))

test('the pages get the locale and the syntax trees of the file', () => {
  expect(edited({ 'home.b': 'Hallo {name}' })).toEqual({
    locale: 'de',
    messages: {
      'home.b': [
        { type: 0, value: 'Hallo ' },
        { type: 1, value: 'name' },
      ],
    },
  })
})

test('a message without one of its values can be shown while it is being written', () => {
  expect(edited({ 'home.b': 'Hallo' }).messages['home.b']).toEqual([{ type: 0, value: 'Hallo' }])
})

test.each([
  ['a broken message', { 'home.a': 'Hallo {' }, `${german}:2 home.a: no valid ICU message`],
  [
    'a value that no page hands over',
    { 'home.a': 'Hallo', 'home.b': 'Hallo {nam}' },
    `${german}:6 home.b: the page has no value “nam” – use those of the English text: Hello {name}`,
  ],
  [
    'a tag that no page hands over',
    { 'home.a': '<b>Hallo</b>' },
    `${german}:2 home.a: the page has no value “b” – use those of the English text: Hello`,
  ],
] as const)('%s is refused with file, line, id and remedy', (_, texts, report) => {
  expect(() => edited(texts as Record<string, string>)).toThrow(report)
})

test.each([
  ['at its end', '{\n  "home.a": {\n    "defaultMessage": "Hallo"\n', `${german}:4 home.a:`],
  ['in the middle', '{\n  "home.a": {},\n  "home.b": {,}\n}', `${german}:3 home.b:`],
  ['at its start', 'Hallo', `${german}:1 (whole file):`],
  [
    'where Node tells no place',
    '{\n  "home.a": ,\n  "home.b": {}\n}',
    `${german}:1 (whole file): Unexpected token ',', `,
  ],
])('a file that is no JSON %s is refused with the place', (_, text, report) => {
  expect(() => editedCatalog(root, german, text)).toThrow(report)
})

test('what reads catalogs takes edits of each of them, so that its readers are not loaded anew', () => {
  const { transform } = liveCatalogs() as { transform: (code: string, id: string) => unknown }
  const { code } = transform('', resolve('locales/catalog.server.ts')) as { code: string }
  const accepted = /^\nimport\.meta\.hot\?\.accept\((\[.*\])\)$/.exec(code)?.[1]
  const files = JSON.parse(accepted!) as string[]
  expect(files).toEqual(expect.arrayContaining(['./en/forms.json', './de/forms.json']))
  expect(files.filter((file) => !existsSync(resolve('locales', file)))).toEqual([])
  expect(transform('', resolve('locales/locales.ts'))).toBeUndefined()
})
