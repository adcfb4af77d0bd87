import { expect, test } from 'vitest'
import { catalogMessages } from '../locales/catalog.server.ts'
import {
  goals,
  goalTitles,
  industries,
  industryGroups,
  industryPaths,
  industryTitles,
  models,
  postCategories,
  results,
  slugOf,
} from './taxonomy.ts'

test('the slugs of the industries follow the one rule', () => {
  expect(industryTitles.map(slugOf)).toEqual([...industries])
})

test('the slugs of the goals follow it too', () => {
  expect(goalTitles.map(slugOf)).toEqual([...goals])
})

test('three models and twelve industries make fifteen results', () => {
  expect(results).toHaveLength(15)
  expect(results.slice(0, 3).map(({ slug }) => slug)).toEqual([
    'build_your_dedicated_team',
    'extend_your_team',
    'software_development_outsourcing',
  ])
  expect(results.slice(3).map(({ slug }) => slug)).toEqual([...industries])
})

test('every industry stands in one group, and those without a page stand in the last', () => {
  const grouped: string[] = Object.values(industryGroups).flat()
  expect(grouped.toSorted()).toEqual([...industries].sort())
  const withoutPage = industries.filter((industry) => !industryPaths[industry])
  expect(Object.values(industryGroups).at(-1)).toEqual(withoutPage)
})

test.each([
  ['Realize a software vision', 'realize_a_software_vision'],
  ['Get end-to-end solution', 'get_end_to_end_solution'],
  ['Enhance in-house expertise', 'enhance_in_house_expertise'],
  [models.build, 'build_your_dedicated_team'],
  [models.extend, 'extend_your_team'],
  [models.outsourcing, 'software_development_outsourcing'],
])('%s → %s', (title, slug) => expect(slugOf(title)).toBe(slug))

test.each(Object.entries(postCategories))(
  'posts of the category %s are labelled “%s”',
  (category, label) => {
    const messages = catalogMessages('en', ['taxonomy'])
    expect(messages).toHaveProperty([`taxonomy.post-category.${category}`, 0, 'value'], label)
  },
)

const goalSlugs = {
  'Realize a software vision': 'realize_a_software_vision',
  'Build your talent team': 'build_your_talent_team',
  'Get temp flexible support': 'get_temp_flexible_support',
  'Expand operations': 'expand_operations',
  'Avoid HR overheads': 'avoid_hr_overheads',
  'Do more for less': 'do_more_for_less',
  'Modernize legacy IT systems': 'modernize_legacy_it_systems',
  'Reduce operational costs': 'reduce_operational_costs',
  'Acquire experienced professionals': 'acquire_experienced_professionals',
  'Enhance in-house expertise': 'enhance_in_house_expertise',
  'Get end-to-end solution': 'get_end_to_end_solution',
  'Boost your ROI': 'boost_your_roi',
}

const industrySlugs = [
  'healthcare',
  'fintech',
  'educational',
  'telecommunications',
  'sports',
  'logistics_and_transportation',
  'ecommerce',
  'real_estate',
  'travel_and_hospitality',
  'adtech',
  'retail',
  'other',
]

test.each(Object.entries(goalSlugs))('The goal “%s” is stored as %s (A-33)', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

test('The combined list of models and industries has the 15 slugs of A-34', () => {
  expect([...Object.values(models), ...industryTitles].map(slugOf)).toEqual([
    'build_your_dedicated_team',
    'extend_your_team',
    'software_development_outsourcing',
    ...industrySlugs,
  ])
})

test('A title that ends in a sign leaves no underscore at its ends', () => {
  expect(slugOf('(Real) Estate!')).toBe('real_estate')
})
