import { expect, test } from 'vitest'
import { listedStory } from './story.ts'
import { stories, story } from './load.server.ts'

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
    'unchanged',
    'steps',
    'change',
  ])
  const { change, ...fields } = listed
  const { measure, ...figures } = change
  expect(first).toMatchObject({ ...fields, ...figures })
  expect(measure).toBe(first!.result.rows[0]!.topic)
})

test('All 21 stories are looked at', () => {
  expect(stories('en')).toHaveLength(21)
})

test.each(stories('en').map(({ slug }) => slug))('%s has words of its own in German', (slug) => {
  const [english, german] = [story('en', slug)!, story('de', slug)!]
  expect(german.title).not.toBe(english.title)
  expect(german.client).toBe(english.client)
  expect(german.result.rows[0]!.topic).not.toBe(english.result.rows[0]!.topic)
  expect(german.unchanged).not.toBe(english.unchanged)
})
