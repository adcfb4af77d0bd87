import { describe, expect, test } from 'vitest'
import { type Filtered, filterOf, matchingStories, optionsOf } from './story-filter.ts'

const stories: readonly Filtered[] = [
  { industry: 'healthcare', platform: 'web', country: 'DE' },
  { industry: 'healthcare', platform: 'mobile', country: 'NO' },
  { industry: 'fintech', platform: 'web', country: 'US' },
]

describe('The query of the address', () => {
  test('chooses known values and says nothing with other keys', () => {
    const query = { industry: 'healthcare', platform: 'web', utm_source: 'mail' }
    expect(filterOf(query)).toEqual({ industry: 'healthcare', platform: 'web' })
    expect(filterOf({})).toEqual({})
  })

  test.each([
    { industry: 'healthcare', platform: 'fridge' },
    { country: 'ZZ' },
    { industry: '' },
    { industry: 'constructor' },
  ])('is no filter with a value that does not exist: %j', (query) => {
    expect(filterOf(query)).toBeUndefined()
  })
})

test('Stories must have all chosen values', () => {
  expect(matchingStories(stories, {})).toHaveLength(3)
  expect(matchingStories(stories, { industry: 'healthcare', platform: 'web' })).toEqual([
    stories[0],
  ])
  expect(matchingStories(stories, { industry: 'retail' })).toEqual([])
})

describe('The choices of a filter', () => {
  test('are counted with the other filters kept, and lead to them together', () => {
    expect(optionsOf('platform', stories, { industry: 'healthcare' })).toEqual([
      { value: undefined, count: 2, search: '?industry=healthcare', chosen: true },
      { value: 'web', count: 1, search: '?industry=healthcare&platform=web', chosen: false },
      { value: 'mobile', count: 1, search: '?industry=healthcare&platform=mobile', chosen: false },
    ])
  })

  test('are those that occur, the most frequent first, whatever else is chosen', () => {
    const shown = optionsOf('industry', [...stories, stories[2]!, stories[2]!], {})
    expect(shown.map(({ value, count }) => [value, count])).toEqual([
      [undefined, 5],
      ['fintech', 3],
      ['healthcare', 2],
    ])
  })

  test('keep their order while another filter is chosen', () => {
    const options = optionsOf('industry', stories, { country: 'US' })
    expect(options.map(({ value, count }) => [value, count])).toEqual([
      [undefined, 1],
      ['healthcare', 0],
      ['fintech', 1],
    ])
  })

  test('hold a chosen value that no story has, so that it can be taken away', () => {
    const options = optionsOf('industry', stories, { industry: 'retail' })
    expect(options.at(-1)).toEqual({
      value: 'retail',
      count: 0,
      search: '?industry=retail',
      chosen: true,
    })
    expect(options[0]).toMatchObject({ count: 3, search: '', chosen: false })
  })
})
