import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { check } from './check.ts'
import { messageTypes } from './message-types.ts'
import { readCatalogs } from './read-catalogs.ts'

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
    { defaultMessage, description: 'Greeting at the top.' },
  ])
  write(`locales/${locale}/home.json`, JSON.stringify(Object.fromEntries(entries), null, 2))
}

function found(types?: string): string[] {
  const english = readCatalogs(join(root, 'locales/en'))
  const fresh = messageTypes(english.messages)
  return check(root, english, types ?? fresh).map(
    ({ place, found: fault }) => `${place.id} ${fault}`,
  )
}

test('good words in all locales give no finding', () => {
  catalog('en-GB', { 'home.a': 'Hullo' })
  expect(found().filter((text) => !text.endsWith('has no phrase in en-GB'))).toEqual([])
})

test('a new folder of a locale is checked as soon as it is there', () => {
  catalog('de', { 'home.b': 'Hallo' })
  expect(found().slice(0, 2)).toEqual([
    'home.a has no text in de',
    'home.b English has no such message',
  ])
})

test('a new locale is told to name its phrases for the claims', () => {
  catalog('fr', { 'home.a': 'Bonjour' })
  expect(found()).toContain('turnover has no phrase in fr')
})

test('types that do not match the catalogs are reported', () => {
  expect(found('')).toEqual(['(whole file) does not match the catalogs'])
})

test('faults in the words come before stale types', () => {
  catalog('en', { 'home.a': 'Hello...' })
  expect(found('')).toEqual(['home.a three dots'])
})

test('a claim that is typed in a content text is reported', () => {
  write('content/success-stories/xola/en.md', 'One of 39 countries.')
  expect(found()).toContain('(content) the claim “39 countries” is typed')
})
