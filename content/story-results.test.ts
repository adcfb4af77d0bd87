import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { story } from './load.server.ts'
import type { ResultUnit } from './story-facts.ts'

const folders = readdirSync(new URL('success-stories/', import.meta.url)).sort()

test('All 21 stories are looked at', () => {
  expect(folders).toHaveLength(21)
})

/** How the tables of results write units, in English and German. */
const unitsInTables = {
  percent: [/\d%$/, /\d\u00A0%$/],
  'per-hundred': [/\sper 100$/, /\sje 100$/],
  'per-thousand': [/\sper 1,000$/, /\sje 1\.000$/],
  seconds: [/\ss$/, /\ss$/],
  minutes: [/\smin$/, /\smin$/],
  hours: [/\s(h|hours?)$/, /\s(h|Stunden?)$/],
  days: [/\sdays?$/, /\sTage?$/],
  weeks: [/\sweeks?$/, /\sWochen?$/],
  count: [/^[\d,.]+$/, /^[\d,.]+$/],
} as const satisfies Record<ResultUnit, readonly [RegExp, RegExp]>

describe.each(folders)('The headline result of the story %s', (slug) => {
  test.each([
    ['en', 0],
    ['de', 1],
  ] as const)('is the first row of its table in %s, with its unit', (locale, at) => {
    const { before, after, unit, measure, unchanged, result } = story(locale, slug)!
    expect(before).not.toBe(after)
    expect(measure).toBe(result.rows[0]!.topic)
    expect(result.rows[0]!.before).toMatch(unitsInTables[unit][at])
    expect(result.rows[0]!.after).toMatch(unitsInTables[unit][at])
    expect(unchanged).not.toBe('')
    expect(result.intro).not.toContain('<strong>')
  })

  test('and its title differ by language', () => {
    const [english, german] = [story('en', slug)!, story('de', slug)!]
    expect(german.headline).not.toBe(english.headline)
    expect(german.title).toBe(english.title)
    expect(german.measure).not.toBe(english.measure)
    expect(german.unchanged).not.toBe(english.unchanged)
  })
})
