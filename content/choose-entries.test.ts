import { expect, test } from 'vitest'
import {
  firstOfEachIndustry,
  nearestIndustryFirst,
  inIndustryOrAll,
  relatedTo,
} from './choose-entries.ts'
import { stories, testimonials } from './load.server.ts'
import { type Industry, industryPaths, type Model } from './taxonomy.ts'

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

const quotes = [
  ...entries,
  entry('turbine', 'other'),
  entry('school', 'educational'),
  entry('till', 'retail'),
]

test('An industry comes first, then those that share its troubles, then those without a page', () => {
  const chosen = slugs(nearestIndustryFirst(quotes, 'healthcare', 4))
  expect(chosen).toEqual(['clinic', 'ward', 'school', 'turbine'])
  expect(slugs(nearestIndustryFirst(quotes, 'healthcare', 1))).toEqual(['clinic'])
  expect(slugs(nearestIndustryFirst(quotes, 'ecommerce', 3))).toEqual(['bank', 'shop', 'insurer'])
})

test('Places are left empty rather than given to an industry far from it', () => {
  expect(slugs(nearestIndustryFirst(quotes, 'travel_and_hospitality', 3))).toEqual(['turbine'])
})

test.each(Object.keys(industryPaths) as Industry[])(
  'There are three quotes of clients in %s or near it',
  (industry) => {
    expect(nearestIndustryFirst(testimonials('en'), industry, 3)).toHaveLength(3)
  },
)

test('A list for all industries shows the first of each', () => {
  expect(slugs(firstOfEachIndustry(entries))).toEqual(['bank', 'clinic', 'shop'])
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
