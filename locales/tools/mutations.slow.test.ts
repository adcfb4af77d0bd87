import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyLocale } from '../locales.ts'
import { check } from './check.ts'
import { ruleNames, type RuleName } from './finding.ts'
import { CatalogCopy } from '../../tests/mutations/catalog-copy.fixture.ts'
import { ofEnglish } from '../../tests/mutations/of-english.fixture.ts'
import { ofFiles, ofProject } from '../../tests/mutations/of-files.fixture.ts'
import { ofGerman } from '../../tests/mutations/of-german.fixture.ts'
import { readProject } from './project.ts'

/**
 * Each kind of error is planted in a copy of the real catalogs, alone, and must be found by its own rule,
 * and nothing else may be found.
 */
const root = fileURLToPath(new URL('../..', import.meta.url))
const words = readProject(root)
const project = {
  ...words,
  records: everyLocale.filter(({ code }) => ['en', 'de'].includes(code)),
  // In the place of all content, which would take most of the time: a text that contains every term.
  texts: [
    { file: '', locale: 'en', text: words.glossary.entries.map(({ term }) => term).join('\n') },
  ],
}
const mutations = { ...ofEnglish, ...ofProject, ...ofGerman, ...ofFiles }

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mutations-'))
  for (const code of ['en', 'de']) {
    cpSync(join(root, 'locales', code), join(folder, code), { recursive: true })
  }
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function found(mutate: (copy: CatalogCopy) => void): [rule: RuleName, id: string][] {
  const copy = new CatalogCopy(folder, project)
  try {
    mutate(copy)
    const { findings } = check(copy.project())
    return findings.map(({ rule, location }) => [rule, location.id])
  } finally {
    copy.restore()
  }
}

test('the copy itself has no fault', () => {
  expect(found(() => undefined)).toEqual([])
})

describe.each(Object.entries(mutations))('planted: %s', (_, [rules, mutate]) => {
  test('it is reported, and nothing else is', () => {
    const findings = found(mutate)
    expect(findings.map(([rule]) => rule)).toEqual(rules)
    // Where two rules speak, they speak of one message.
    const ids = new Set(findings.map(([, id]) => id).filter((id) => !id.startsWith('(')))
    expect(ids.size).toBeLessThanOrEqual(1)
  })
})

test('every rule is planted', () => {
  const planted = new Set(Object.values(mutations).flatMap(([rules]) => rules))
  // The first two need another language than German, the third the texts of content: verify-translation.test.ts,
  // check.test.ts and change-days.test.ts plant them.
  const elsewhere = ['phrases', 'plural-million', 'day']
  const rest = ruleNames.filter((rule) => !planted.has(rule) && !elsewhere.includes(rule))
  // Machine texts are listed only below the limit of a live locale: see the next test.
  expect(rest).toEqual(['machine'])
})

test('a live locale may lack 5 % of its translations, and no message more', () => {
  const { messages } = project.english
  const some = Math.floor(messages.length / 20)
  const machine = (count: number) => (copy: CatalogCopy) =>
    messages.slice(0, count).forEach(({ id }) => copy.status('de', id, { state: 'machine' }))
  expect(found(machine(some))).toEqual([])
  const below = found(machine(some + 1))
  expect(below.filter(([rule]) => rule === 'live')).toEqual([['live', '(de)']])
  expect(below.filter(([rule]) => rule === 'machine')).toHaveLength(some + 1)
  expect(below).toHaveLength(some + 2)
})

test('a live locale may have 5 % stale messages, and no message more', () => {
  const { messages } = project.english
  const some = Math.floor(messages.length / 20)
  const stale = (count: number) => (copy: CatalogCopy) =>
    messages.slice(0, count).forEach(({ id }) => copy.status('de', id, { src: 'AAAAAAAA' }))
  expect(new Set(found(stale(some)).map(([rule]) => rule))).toEqual(new Set(['stale']))
  expect(found(stale(some + 1)).filter(([rule]) => rule === 'live')).toHaveLength(1)
})
