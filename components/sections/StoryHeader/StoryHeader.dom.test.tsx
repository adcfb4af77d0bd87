import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { exampleStory } from './StoryHeader.examples.tsx'
import { StoryFactList, StoryHeader } from './StoryHeader.tsx'

test.each([
  [true, `${exampleStory.client} Sample`],
  [false, exampleStory.client],
])('with sample: %s the heading of the page is “%s”', (sample, heading) => {
  renderWithMessages(<StoryHeader story={{ ...exampleStory, sample }} />, [
    'common',
    'stories',
    'taxonomy',
  ])
  expect(screen.getByRole('heading', { level: 1 }).textContent?.trim()).toBe(heading)
})

test('industry, platform and country lead visitors to more of their kind, and crawlers nowhere', () => {
  renderWithMessages(<StoryFactList story={exampleStory} />, ['common', 'stories', 'taxonomy'])
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('rel')])).toEqual(
    (['industry', 'platform', 'country'] as const).map((key) => [
      `/success-stories?${key}=${exampleStory[key]}`,
      'nofollow',
    ]),
  )
})
