import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Goal, Industry, Model } from '../../../content/taxonomy.ts'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { StoriesLikeYoursIsland } from './StoriesLikeYours.island.tsx'
import { examples } from './StoryList.examples.tsx'

const show = (name: string) =>
  renderWithMessages(examples.examples[name]!, ['common', ...examples.catalogs])
const option = (group: string, name: RegExp) =>
  within(screen.getByRole('list', { name: group })).getByRole('link', { name, hidden: true })

test('a visitor who filters nothing sees all stories counted', () => {
  show('usual')
  expect(screen.getByRole('status').textContent).toBe('All 3 stories')
  expect(screen.getAllByRole('article')).toHaveLength(3)
  expect(screen.queryByRole('link', { name: 'Show all stories' })).toBeNull()
})

test('filters say how many stories they lead to, keep each other and mark what is chosen', () => {
  show('filtered')
  expect(screen.getByRole('status').textContent).toBe('1 of 2 stories: Fintech, Mobile')
  expect(screen.getAllByRole('article')).toHaveLength(1)
  const chosen = option('Platform', /Mobile/)
  expect([chosen.textContent, chosen.getAttribute('aria-current')]).toEqual(['Mobile 1', 'true'])
  expect(option('Platform', /Web/).getAttribute('href')).toBe(
    '/success-stories?industry=fintech&platform=web',
  )
  expect(option('Industry', /All/).getAttribute('href')).toBe('/success-stories?platform=mobile')
})

test('crawlers follow the way back to all stories, and no choice', () => {
  show('filtered')
  const links = screen
    .getAllByRole('link', { hidden: true })
    .filter((link) => link.getAttribute('href')!.startsWith('/success-stories?'))
  expect(links.length).toBeGreaterThan(3)
  expect(links.filter((link) => link.getAttribute('rel') !== 'nofollow')).toEqual([])
  const all = screen.getByRole('link', { name: 'Show all stories' })
  expect([all.getAttribute('href'), all.getAttribute('rel')]).toEqual(['/success-stories', null])
})

test('a choice that leads to no story is no link', () => {
  show('filtered')
  const countries = screen.getByRole('list', { name: 'Country' })
  expect(countries.textContent).toContain('USA 0')
  expect(within(countries).queryByRole('link', { name: /USA/, hidden: true })).toBeNull()
})

test('when nothing fits, the line says so and there is a way back and a way to ask', () => {
  show('nothing fits')
  expect(screen.getByRole('status').textContent).toBe('No published story: Retail')
  expect(screen.queryByRole('article')).toBeNull()
  expect(screen.getByRole('link', { name: 'Show all stories' }).getAttribute('href')).toBe(
    '/success-stories',
  )
  expect(screen.getByRole('link', { name: 'Ask for an example' }).getAttribute('href')).toBe(
    '/get-in-touch',
  )
})

test('after the questionnaire the stories nearest to the answers come first, with the reason', () => {
  localStorage.setItem('industry', 'fintech')
  localStorage.setItem('goal', 'expand_operations')
  show('usual')
  const offered = screen.getByRole('region', { name: 'Stories like yours' })
  const [first] = within(offered).getAllByRole('listitem')
  expect(within(first!).getByRole('link').getAttribute('href')).toBe('/success-stories/tipalti')
  expect(first!.textContent).toContain(
    'Your industry, Fintech, and the model that suits your goal: Extend Your Team',
  )
})

test('without answers, or while a filter is chosen, nothing is offered', () => {
  show('usual')
  expect(screen.queryByRole('region', { name: 'Stories like yours' })).toBeNull()
  localStorage.setItem('industry', 'fintech')
  show('filtered')
  expect(screen.queryByRole('region', { name: 'Stories like yours' })).toBeNull()
})

const story = (slug: string, industry: Industry, model: Model) => ({
  slug,
  industry,
  model,
  title: slug,
  language: undefined,
})
const stories = [
  story('wallet', 'fintech', 'build'),
  story('shop', 'retail', 'outsourcing'),
  story('bank', 'fintech', 'outsourcing'),
  story('clinic', 'healthcare', 'outsourcing'),
  story('fleet', 'logistics_and_transportation', 'extend'),
]

/** What is offered after some answers, each story with its reason. */
function found(answers: { goal?: Goal; industry?: Industry }): (string | null)[] {
  for (const [key, answer] of Object.entries(answers)) localStorage.setItem(key, answer)
  renderWithMessages(<StoriesLikeYoursIsland stories={stories} />, [
    'common',
    'story-filters',
    'taxonomy',
  ])
  return screen
    .queryAllByRole('listitem')
    .map(
      (item) => `${item.querySelector('a')!.textContent}: ${item.querySelector('p')!.textContent}`,
    )
}

test('a story of the same industry and model comes first, then the industry, then the model', () => {
  expect(found({ goal: 'boost_your_roi', industry: 'fintech' })).toEqual([
    'bank: Your industry, Fintech, and the model that suits your goal: Software Development Outsourcing',
    'wallet: Your industry: Fintech',
    'shop: The model that suits your goal: Software Development Outsourcing',
  ])
})

test('the industry alone is enough', () => {
  expect(found({ industry: 'healthcare' })).toEqual(['clinic: Your industry: Healthcare'])
})

test('so is the goal', () => {
  expect(found({ goal: 'expand_operations' })).toEqual([
    'fleet: The model that suits your goal: Extend Your Team',
  ])
})

test.each([{}, { industry: 'adtech' }] as const)('after %o no story is offered', (answers) => {
  expect(found(answers)).toEqual([])
})
