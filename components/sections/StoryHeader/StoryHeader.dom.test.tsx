import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { exampleStory } from './StoryHeader.examples.tsx'
import { StoryFactList, StoryHeader } from './StoryHeader.tsx'

const catalogs = ['common', 'stories', 'taxonomy', 'plates']

test.each([
  [true, `${exampleStory.client} Sample`],
  [false, exampleStory.client],
])('with sample: %s the heading of the page is “%s”', (sample, heading) => {
  renderWithMessages(<StoryHeader story={{ ...exampleStory, sample }} />, catalogs)
  expect(screen.getByRole('heading', { level: 1 }).textContent?.trim()).toBe(heading)
})

test('industry, platform and country lead visitors to more of their kind, and crawlers nowhere', () => {
  renderWithMessages(<StoryFactList story={exampleStory} />, catalogs)
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('rel')])).toEqual(
    (['industry', 'platform', 'country'] as const).map((key) => [
      `/success-stories?${key}=${exampleStory[key]}`,
      'nofollow',
    ]),
  )
})

test('the drawing that explains the story says what it shows', () => {
  renderWithMessages(<StoryHeader story={exampleStory} />, catalogs)
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    '1: Report is signed (stored with its message). ' +
      '2: Message is sent (always with the same number). ' +
      'Exit, several attempts fail: queue that staff can see. 3: Hospital has the report.',
  )
})
