import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { LocaleRecord } from '../locales.ts'
import { check } from './check.ts'
import { messageTypes } from './message-tree.ts'
import { readProject } from './project.ts'
import { sourceHash } from './source-entry.ts'
import { statusText } from './read-locale.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'check-'))
  for (const folder of ['components', 'server', 'content', 'locales/tools']) {
    write(`${folder}/empty.ts`, '')
  }
  write('pages/page.ts', `text('home.a')`)
  write('locales/route-families/main-routes.ts', '')
  catalog('en', { 'home.a': 'Hello' })
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function catalog(locale: string, messages: Record<string, string>): void {
  const entries = Object.entries(messages).map(([id, defaultMessage]) => [
    id,
    { defaultMessage, description: 'Greeting at the top of the first page.' },
  ])
  write(`locales/${locale}/home.json`, JSON.stringify(Object.fromEntries(entries), null, 2))
}

const reviewed = { src: sourceHash('Hello'), state: 'reviewed' as const }

function status(locale: string, ids: string[]): void {
  write(`locales/${locale}/.status.json`, statusText(ids.map((id) => [id, reviewed])))
}

const german: LocaleRecord = { code: 'de', name: 'Deutsch', dir: 'ltr', state: 'live' }

function found(records: LocaleRecord[] = [german], types?: string): string[] {
  const project = { ...readProject(root), records }
  const fresh = messageTypes(project.english.messages)
  return check({ ...project, types: types ?? fresh })
    .findings.filter(({ rule }) => !['phrases', 'day'].includes(rule))
    .map(({ location, found: error }) => `${location.id} ${error}`)
}

test('good words in all locales give no finding', () => {
  catalog('de', { 'home.a': 'Hallo' })
  status('de', ['home.a'])
  expect(found()).toEqual([])
})

test('a new folder of a locale is checked as soon as it is there', () => {
  catalog('de', { 'home.a': 'Hallo', 'home.b': 'Welt' })
  status('de', ['home.a'])
  expect(found([])).toEqual([
    'home.b English has no such message',
    '(de) locales/de is no locale of the site',
  ])
})

test('a live locale without its texts must not be live; in preview it may', () => {
  catalog('de', {})
  expect(found()).toEqual([
    '(de) must not be live: 0 of 1 messages are translated or reviewed (0.0 %), 95 % are needed',
    'home.a has no text in de; pages show English',
  ])
  expect(found([{ ...german, state: 'preview' }])).toEqual([])
})

test('a locale of the list without a folder is reported', () => {
  expect(found()).toEqual(['(de) has no folder of messages'])
})

test('a new locale is told to name its phrases for the claims; a live one must', () => {
  catalog('ja', { 'home.a': 'こんにちは' })
  const phrases = (records: LocaleRecord[]) =>
    check({ ...readProject(root), records }).findings.find(({ rule }) => rule === 'phrases')
  expect(phrases([])).toMatchObject({ found: '11 claims have no phrase in ja', level: 'warning' })
  const live: LocaleRecord = { code: 'ja', name: '日本語', dir: 'ltr', state: 'live' }
  expect(phrases([live])).toMatchObject({ found: 'has no phrase in ja' })
  expect(phrases([live])).not.toHaveProperty('level')
})

test('the check of one locale leaves English and the others out', () => {
  catalog('en', { 'home.a': 'Hello...' })
  catalog('de', { 'home.a': 'Hallo...' })
  status('de', ['home.a'])
  const project = { ...readProject(root), records: [{ ...german, state: 'preview' as const }] }
  const { findings, coverages } = check(project, 'de')
  expect(findings.map(({ location, rule }) => [location.id, rule])).toEqual([
    ['home.a', 'typography'],
    ['home.a', 'stale'],
  ])
  expect(coverages.map(({ code }) => code)).toEqual(['de'])
})

test('types that do not match the catalogs are reported', () => {
  expect(found([], '')).toEqual(['(whole file) does not match the catalogs'])
})

test('faults in the words come before stale types', () => {
  catalog('en', { 'home.a': 'Hello...' })
  expect(found([], '')).toEqual([expect.stringContaining('home.a three dots')])
})

test('a claim that is typed in a content text is reported', () => {
  write('content/success-stories/xola/en.md', 'One of 39 countries.')
  expect(found([])).toContain('(content) the claim “39 countries” is typed')
})
