import { expect, test } from 'vitest'
import { type Counts, coverage, whyNotLive } from './coverage.ts'
import type { Finding } from './finding.ts'
import type { CatalogMessage, ReadLocale } from './read-locale.ts'
import { sourceEntries } from './source-entry.ts'

function message(id: string, more: Partial<CatalogMessage> = {}): CatalogMessage {
  const location = { namespace: id.split('.')[0]!, file: '', line: 1, description: '' }
  return { id, defaultMessage: 'Two words', ...location, ...more }
}

const english = ['forms.a', 'home.a', 'home.b', 'home.c', 'home.d', 'home.e'].map((id) =>
  message(id, { required: id === 'home.e' }),
)
const entries = sourceEntries(english, () => [])
const src = entries.get('home.a')!.hash

function locale(states: Record<string, { src: string; state: 'machine' | 'reviewed' } | null>) {
  const lines = Object.entries(states).filter(([, line]) => line !== null)
  return {
    code: 'de',
    texts: new Map(Object.keys(states).map((id) => [id, message(id)])),
    status: { lines: new Map(lines) },
  } as unknown as ReadLocale
}

test('texts are counted by state; one without a state as made by a machine, an invalid one as missing', () => {
  const words = locale({
    'forms.a': { src, state: 'reviewed' },
    'home.a': { src, state: 'machine' },
    'home.b': null,
    'home.c': { src: 'AAAAAAAA', state: 'reviewed' },
    'home.d': { src, state: 'reviewed' },
  })
  const findings: Finding[] = [
    { location: message('home.d'), rule: 'icu', found: '', advice: '' },
    { location: message('home.a'), rule: 'length', found: '', advice: '' },
  ]
  const { all, namespaces } = coverage(words, english, entries, findings)
  expect(all).toEqual({
    total: 6,
    missing: 2,
    requiredMissing: 1,
    stale: 1,
    machine: 2,
    translated: 0,
    reviewed: 2,
    overLong: 1,
    words: 12,
    wordsToDo: 6,
  })
  expect(namespaces.get('forms')).toMatchObject({ total: 1, reviewed: 1, wordsToDo: 0 })
  expect([...namespaces.keys()]).toEqual(['forms', 'home'])
})

function counts(change: Partial<Counts>): Counts {
  const none = { missing: 0, requiredMissing: 0, stale: 0, machine: 0, overLong: 0 }
  return { total: 100, translated: 60, reviewed: 40, words: 0, wordsToDo: 0, ...none, ...change }
}

test.each([
  ['95 % translated', { reviewed: 35, missing: 5 }],
  ['95 % translated, the rest by a machine', { reviewed: 35, machine: 5 }],
  ['5 % stale', { stale: 5 }],
])('a locale with %s may be live', (_, change) => {
  expect(whyNotLive(counts(change))).toEqual([])
})

test.each([
  ['94 % translated', { reviewed: 34, missing: 6 }, '94 of 100 messages are translated or'],
  ['94 % translated, the rest by a machine', { reviewed: 34, machine: 6 }, '(94.0 %)'],
  ['just below 95 %', { total: 1000, reviewed: 889, missing: 51 }, '(94.9 %)'],
  ['6 % stale', { stale: 6 }, '6 of 100 messages are stale'],
  ['one required message missing', { reviewed: 39, missing: 1, requiredMissing: 1 }, '1 required'],
])('a locale with %s may not', (_, change, reason) => {
  expect(whyNotLive(counts(change))).toEqual([expect.stringContaining(reason)])
})
