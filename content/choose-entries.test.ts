import { expect, test } from 'vitest'
import { firstOfEachIndustry, industryFirst, inIndustryOrAll, relatedTo } from './choose-entries.ts'
import { stories } from './load.server.ts'
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

test('The page of an industry shows its own stories in their order', () => {
  expect(slugs(inIndustryOrAll(entries, 'healthcare'))).toEqual(['clinic', 'ward'])
})

test('The page of an industry without a story shows all of them', () => {
  expect(inIndustryOrAll(entries, 'telecommunications')).toEqual(entries)
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
