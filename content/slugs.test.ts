import { expect, test } from 'vitest'
import { industryTitles, models, slugOf } from './taxonomy.ts'

const goals = {
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

const industries = [
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

test.each(Object.entries(goals))('The goal “%s” is stored as %s (A-33)', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

test('The combined list of models and industries has the 15 slugs of A-34', () => {
  expect([...Object.values(models), ...industryTitles].map(slugOf)).toEqual([
    'build_your_dedicated_team',
    'extend_your_team',
    'software_development_outsourcing',
    ...industries,
  ])
})

test('A title that ends in a sign leaves no underscore at its ends', () => {
  expect(slugOf('(Real) Estate!')).toBe('real_estate')
})
