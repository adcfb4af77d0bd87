import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Change } from '../../../content/story.ts'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { examples } from './StoryCard.examples.tsx'
import { StoryChange } from './StoryCard.tsx'

const catalogs = ['common', 'stories', 'taxonomy']

test('the whole card leads to the story', () => {
  renderWithMessages(examples.examples.usual!, catalogs)
  const card = screen.getByRole('link', { name: /OpenRad.*Read the story/ })
  expect(card.getAttribute('href')).toBe('/success-stories/openrad')
})

test('the card begins with what was measured, and says what did not change', () => {
  renderWithMessages(examples.examples.usual!, catalogs)
  const card = screen.getByRole('link')
  expect(card.textContent).toMatch(
    /^21 to 2 per 1,000Reports resent by handSigned reportOutboxHospital systemOpenRad/,
  )
  expect(card.textContent).toContain('UnchangedReporting time of users who dictate')
})

const change = (unit: Change['unit'], before: number, after: number) =>
  renderWithMessages(<StoryChange {...{ measure: 'Calls', before, after, unit }} />, catalogs)
const bars = () =>
  [...document.querySelectorAll('svg rect')].map((bar) => bar.getAttribute('width'))

test.each([
  ['what falls is measured by the first figure', 'percent', 27, 4, ['100', '14.8']],
  ['a share that rises by the whole', 'percent', 44, 92, ['44', '92']],
  ['a count that rises by the second figure', 'count', 5, 20, ['25', '100']],
] as const)('%s', (_, unit, before, after, expected) => {
  change(unit, before, after)
  expect(bars()).toEqual(expected)
})

test('a count has no unit', () => {
  const { container } = change('count', 11, 1)
  expect(container.textContent).toBe('11 to 1Calls')
})

test('steps that led to the result are shown as a picture beside words', () => {
  const { container } = renderWithMessages(
    examples.examples['with three things that led to it']!,
    catalogs,
  )
  expect(container.querySelector('img')).toBeNull()
  const steps = [...container.querySelectorAll('[aria-hidden] > li')]
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'BoatsGuidesEquipment',
    'Single process',
    '10-minute hold',
  ])
})

test('a drawing takes the place of the steps; its title is read, what is in it stands in the story', () => {
  const { container } = renderWithMessages(
    examples.examples['with a drawing that explains it']!,
    catalogs,
  )
  expect(container.querySelector('img')).toBeNull()
  const name = screen.getByRole('link', { name: /A report arrives, or somebody sees it/ })
  expect(name.querySelector('[aria-hidden] svg')?.textContent).toContain('Report is signed')
})

test('a card without a story of its own leads to the list and says so (A-58)', () => {
  renderWithMessages(examples.examples['without link']!, catalogs)
  const card = screen.getByRole('link', { name: /OpenRad.*See all success stories/ })
  expect(card.getAttribute('href')).toBe('/success-stories')
  expect(card.textContent).not.toContain('Read the story')
})

test('an invented story says so next to its title, a real one does not', () => {
  const { unmount } = renderWithMessages(examples.examples.sample!, catalogs)
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('OpenRad Sample')
  unmount()
  renderWithMessages(examples.examples.usual!, catalogs)
  expect(screen.getByRole('heading', { level: 3 }).textContent?.trim()).toBe('OpenRad')
})
