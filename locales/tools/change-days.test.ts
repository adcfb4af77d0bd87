import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeDaysFile } from '../../content/content-folder.server.ts'
import { daysText, renewedDays, verifyDays } from './change-days.ts'
import { readProject } from './project.ts'

let root: string

const post = 'content/blog/overlap/en.md'
const service = 'content/services/devops/en.md'
const catalog = 'locales/de/home.json'

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'days-'))
  for (const folder of ['components', 'server', 'pages', 'locales/route-families']) {
    write(`${folder}/empty.ts`, '')
  }
  write(post, '# Overlap')
  write('content/blog/overlap/entry.json', '{ "published": "2026-02-10" }')
  write(service, '# DevOps')
  write('content/services/devops/entry.json', '{ "picture": "design" }')
  write('content/README.md', '# Guide')
  messages('en', 'home', 'Hello')
  messages('de', 'home', 'Hallo')
  messages('en', 'mail', 'Thank you')
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function messages(locale: string, name: string, defaultMessage: string): void {
  const entry = { defaultMessage, ...(locale === 'en' ? { description: 'Greeting.' } : {}) }
  write(`locales/${locale}/${name}.json`, JSON.stringify({ [`${name}.a`]: entry }))
}

const dated = () => readProject(root).dated

/** What `days` does, with the day on which somebody runs it. */
function date(
  today: string,
  { sameMeaning = false, only }: { sameMeaning?: boolean; only?: string } = {},
) {
  const files = dated()
  const chosen = new Set(only ? [only] : files.texts.keys())
  const { lines, changed } = renewedDays(files, chosen, { today, sameMeaning })
  write(changeDaysFile, daysText(lines))
  return changed
}

const dayOf = (path: string) => dated().recorded.get(path)?.day
const found = (only?: string) =>
  verifyDays(dated(), only).map(({ location, found: what }) => `${location.id} ${what}`)

test('a new text is of today, or of the day of publishing of its entry', () => {
  expect(found()).toEqual([`${post} and 3 more have changed since the recorded day`])
  expect(date('2026-11-24')).toBe(4)
  expect(dayOf(service)).toBe('2026-11-24')
  expect(dayOf(post)).toBe('2026-02-10')
  expect(dayOf(catalog)).toBe('2026-11-24')
  expect(found()).toEqual([])
})

test.each([
  ['its words', service, () => write(service, '# DevOps, again')],
  [
    'its facts',
    service,
    () => write('content/services/devops/entry.json', '{ "picture": "data" }'),
  ],
  ['its messages', catalog, () => messages('de', 'home', 'Guten Tag')],
  ['the words of a post', post, () => write(post, '# Four hours of overlap')],
])('a text that changed in %s is reported until it has a new day', (_, path, change) => {
  date('2026-11-24')
  change()
  expect(found()).toEqual([`${path} has changed since the recorded day`])
  expect(date('2026-12-01')).toBe(1)
  expect(dayOf(path)).toBe('2026-12-01')
  expect(found()).toEqual([])
})

test('who checks one language hears of its files alone', () => {
  date('2026-11-24')
  messages('de', 'home', 'Guten Tag')
  expect(found('de')).toEqual([`${catalog} has changed since the recorded day`])
  expect(found('en')).toEqual([])
  write('content/services/devops/en.md', '# DevOps, again')
  expect(found('en')).toEqual(['content/services/devops/en.md has changed since the recorded day'])
})

test('a message that is not translated is shown in English and changes with it', () => {
  messages('de', 'home', '')
  date('2026-11-24')
  messages('en', 'home', 'Good day')
  date('2026-12-01')
  expect(dayOf(catalog)).toBe('2026-12-01')
})

test('what says the same as before keeps its day', () => {
  date('2026-11-24')
  write(service, '# Devops')
  expect(date('2026-12-01', { sameMeaning: true })).toBe(1)
  expect(dayOf(service)).toBe('2026-11-24')
  expect(found()).toEqual([])
})

test('only the files that are named are dated', () => {
  date('2026-11-24')
  write(service, '# DevOps, again')
  write(post, '# Four hours of overlap')
  expect(date('2026-12-01', { only: post })).toBe(1)
  expect(found()).toEqual([`${service} has changed since the recorded day`])
})

test('line breaks and the order of lines in files are no change', () => {
  date('2026-11-24')
  write('content/services/devops/entry.json', '{\n  "picture":\n"design" }')
  write(service, '# DevOps\n')
  expect(found()).toEqual([])
})

test('words that no page consists of, and languages that are not live, have no day', () => {
  write('content/services/devops/fr.md', '# DevOps')
  const { texts } = dated()
  expect([...texts.keys()].sort()).toEqual([post, service, catalog, 'locales/en/home.json'])
})

test('a text that is gone is reported and forgotten', () => {
  date('2026-11-24')
  rmSync(join(root, 'content/services'), { recursive: true })
  expect(found()).toEqual([`${service} has changed since the recorded day`])
  date('2026-12-01')
  expect(dayOf(service)).toBeUndefined()
  expect(found()).toEqual([])
})

test('a broken file of days stops the command and says which it is', () => {
  write(changeDaysFile, `{ "${post}": { "src": "abcdefgh", "day": "spring" } }`)
  expect(dated).toThrow(`${changeDaysFile}: must be a day such as 2026-11-24`)
})
