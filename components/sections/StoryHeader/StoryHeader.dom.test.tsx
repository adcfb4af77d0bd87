import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { exampleStory } from './example-story.ts'
import { StoryHeader } from './StoryHeader.tsx'

test.each([
  [true, `${exampleStory.title} Sample`],
  [false, exampleStory.title],
])('with sample: %s the heading of the page is “%s”', (sample, heading) => {
  renderWithMessages(<StoryHeader story={{ ...exampleStory, sample }} />, [
    'common',
    'stories',
    'taxonomy',
  ])
  expect(screen.getByRole('heading', { level: 1 }).textContent?.trim()).toBe(heading)
})
