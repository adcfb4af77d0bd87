import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { exampleStory } from './example-story.ts'
import { StoryFacts } from './StoryFacts.tsx'

test('industry, platform and country lead visitors to more of their kind, and crawlers nowhere', () => {
  renderWithMessages(<StoryFacts story={exampleStory} />, ['common', 'stories', 'taxonomy'])
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('rel')])).toEqual(
    (['industry', 'platform', 'country'] as const).map((key) => [
      `/success-stories?${key}=${exampleStory[key]}`,
      'nofollow',
    ]),
  )
})
