import { expect, test } from 'vitest'
import { industries, industryTitles, models, slugOf } from './taxonomy.ts'

test('the slugs of the industries follow the one rule', () => {
  expect(industryTitles.map(slugOf)).toEqual([...industries])
})

test.each([
  ['Realize a software vision', 'realize_a_software_vision'],
  ['Get end-to-end solution', 'get_end_to_end_solution'],
  ['Enhance in-house expertise', 'enhance_in_house_expertise'],
  [models.build, 'build_your_dedicated_team'],
  [models.extend, 'extend_your_team'],
  [models.outsourcing, 'software_development_outsourcing'],
])('%s → %s', (title, slug) => expect(slugOf(title)).toBe(slug))
