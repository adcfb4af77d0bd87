import { expect, test } from 'vitest'
import { coverage } from './coverage.ts'
import type { Finding } from './finding.ts'
import type { SourceMessage } from './read-catalogs.ts'
import type { ReadLocale } from './read-locale.ts'
import { sourceEntries } from './source-entry.ts'

function message(id: string, more: Partial<SourceMessage> = {}): SourceMessage {
  const place = { namespace: id.split('.')[0]!, file: '', line: 1, description: '' }
  return { id, defaultMessage: 'Two words', ...place, ...more }
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
    { place: message('home.d'), rule: 'icu', found: '', advice: '' },
    { place: message('home.a'), rule: 'length', found: '', advice: '' },
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
