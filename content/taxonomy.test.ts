import { expect, test } from 'vitest'
import { messagesFor } from '../locales/catalog.server.ts'
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
    const messages = messagesFor('en', ['taxonomy'])
    expect(messages).toHaveProperty([`taxonomy.post-category.${category}`, 0, 'value'], label)
  },
)
