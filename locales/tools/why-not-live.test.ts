import { expect, test } from 'vitest'
import type { Counts } from './coverage.ts'
import { whyNotLive } from './why-not-live.ts'

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
