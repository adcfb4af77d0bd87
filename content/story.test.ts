import { expect, test, describe } from 'vitest'
import { readdirSync } from 'node:fs'
import {
  type ResultUnit,
  listedStory,
  firstOfEachIndustry,
  industryFirst,
  inIndustry,
  relatedTo,
} from './story.ts'
import { stories, story } from './load.server.ts'
import type { Industry, Model } from './taxonomy.ts'

const entry = (slug: string, industry: Industry) => ({ slug, industry })
const entries = [
  entry('bank', 'fintech'),
  entry('clinic', 'healthcare'),
  entry('shop', 'retail'),
  entry('ward', 'healthcare'),
  entry('insurer', 'fintech'),
]
const slugs = (found: readonly { slug: string }[]) => found.map(({ slug }) => slug)

test('A slider gets the fields of E-01 and none of a story’s long texts', () => {
  const [first] = stories('en')
  const listed = listedStory(first!)
  expect(Object.keys(listed)).toEqual([
    'slug',
    'language',
    'sample',
    'client',
    'summary',
    'industry',
    'platform',
    'country',
    'model',
    'teamSize',
    'technologies',
    'change',
    'unchanged',
  ])
  const { change, ...fields } = listed
  const { measure, ...figures } = change
  expect(first).toMatchObject({ ...fields, ...figures })
  expect(measure).toBe(first!.result.rows[0]!.topic)
})

test('The page of an industry shows its own stories in their order', () => {
  expect(slugs(inIndustry(entries, 'healthcare'))).toEqual(['clinic', 'ward'])
})

test('The page of an industry without a story shows all of them', () => {
  expect(inIndustry(entries, 'telecommunications')).toEqual(entries)
})

test('An industry comes first, the others follow in their order until the places are taken', () => {
  expect(slugs(industryFirst(entries, 'healthcare', 4))).toEqual(['clinic', 'ward', 'bank', 'shop'])
  expect(slugs(industryFirst(entries, 'healthcare', 1))).toEqual(['clinic'])
  expect(slugs(industryFirst(entries, 'adtech', 2))).toEqual(['bank', 'clinic'])
})

test('A list for all industries shows the first of each', () => {
  expect(slugs(firstOfEachIndustry(entries))).toEqual(['bank', 'clinic', 'shop'])
})

test('With fewer entries than places all of them are shown', () => {
  expect(slugs(industryFirst(entries, 'retail', 9))).toEqual([
    'shop',
    'bank',
    'clinic',
    'ward',
    'insurer',
  ])
})

test('Related entries are those of the industry, then those of the model, and never the entry itself', () => {
  const project = (slug: string, industry: Industry, model: Model) => ({ slug, industry, model })
  const bank = project('bank', 'fintech', 'build')
  const projects = [
    project('shop', 'retail', 'build'),
    bank,
    project('clinic', 'healthcare', 'extend'),
    project('insurer', 'fintech', 'build'),
    project('wallet', 'fintech', 'outsourcing'),
    project('ward', 'healthcare', 'build'),
  ]
  expect(slugs(relatedTo(bank, projects, 9))).toEqual(['insurer', 'wallet', 'shop', 'ward'])
  expect(slugs(relatedTo(bank, projects, 3))).toEqual(['insurer', 'wallet', 'shop'])
})

test('Every story has at least three related ones', () => {
  const all = stories('en')
  const few = all.filter((one) => relatedTo(one, all, 6).length < 3)
  expect(slugs(few)).toEqual([])
})

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
    const { before, after, unit, unchanged, result } = story(locale, slug)!
    expect(before).not.toBe(after)
    expect(result.rows[0]!.before).toMatch(unitsInTables[unit][at])
    expect(result.rows[0]!.after).toMatch(unitsInTables[unit][at])
    expect(unchanged).not.toBe('')
    expect(result.intro).not.toContain('<strong>')
  })

  test('and its title differ by language', () => {
    const [english, german] = [story('en', slug)!, story('de', slug)!]
    expect(german.title).not.toBe(english.title)
    expect(german.client).toBe(english.client)
    expect(german.result.rows[0]!.topic).not.toBe(english.result.rows[0]!.topic)
    expect(german.unchanged).not.toBe(english.unchanged)
  })
})
