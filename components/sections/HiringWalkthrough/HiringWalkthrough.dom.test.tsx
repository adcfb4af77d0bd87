import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { stackBoxes, intersect } from '../../../tests/support/fake-browser.ts'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { activeStep } from './active-step.behaviour.ts'
import { HiringWalkthrough } from './HiringWalkthrough.tsx'

const height = 100
let scrollTo: (pixels: number) => void

beforeEach(() => {
  vi.useFakeTimers()
  scrollTo = stackBoxes(500, height)
  return () => vi.useRealTimers()
})

/** Three steps of 100 px, the first 500 px below the top of a window of 768 px. */
function renderSteps() {
  const { container } = renderWithMessages(
    <HiringWalkthrough
      copy="hiring-walkthrough.section"
      steps={['Request', 'Search', 'Offer'].map((title) => ({
        title,
        subtitle: `About the ${title}`,
        component: <a href={`#${title}`}>Picture of {title}</a>,
      }))}
    />,
    ['common', 'hiring-walkthrough'],
  )
  return container.querySelector<HTMLElement>('[data-behaviour=active-step]')!
}

/** The same steps, visible, with their behaviour. */
function startSteps() {
  const list = renderSteps()
  activeStep(list)
  intersect(list, 1)
  return list
}

const active = () =>
  screen
    .getAllByRole('listitem')
    .filter((step) => step.dataset.active)
    .map((step) => within(step).getByRole('heading').textContent)

test('a visitor reads every step with its number and picture in the order of the list', () => {
  renderSteps()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Step 1RequestAbout the RequestPicture of Request',
    'Step 2SearchAbout the SearchPicture of Search',
    'Step 3OfferAbout the OfferPicture of Offer',
  ])
})

test('in short the steps are names, and a link leads to the page that explains them', () => {
  renderWithMessages(
    <HiringWalkthrough
      copy="hiring-walkthrough.section"
      steps={[{ title: 'Search', subtitle: 'About it', component: <a href="#x">Picture</a> }]}
      short
    />,
    ['common', 'hiring-walkthrough'],
  )
  expect(screen.getByRole('listitem').textContent).toBe('Step 1Search')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/how-we-hire')
  expect(document.querySelector('[data-behaviour]')).toBeNull()
})

test('without script the first step is active', () => {
  renderSteps()
  expect(active()).toEqual(['Request'])
})

test('the behaviour starts near the window', () => {
  const list = renderSteps()
  expect(list).toBe(screen.getByRole('list'))
  expect(list.dataset.start).toBe('near')
})

test('a visitor who scrolls sees the step at the middle line', () => {
  startSteps()
  expect(active()).toEqual(['Request'])
  scrollTo(500 + 100 - 384 - 1)
  expect(active()).toEqual(['Request'])
  scrollTo(500 + 100 - 384)
  expect(active()).toEqual(['Search'])
  scrollTo(5000)
  expect(active()).toEqual(['Offer'])
  scrollTo(0)
  expect(active()).toEqual(['Request'])
})

test('a visitor with a keyboard sees the step that holds the focus until it leaves the view', () => {
  startSteps()
  screen.getByRole('link', { name: 'Picture of Offer' }).focus()
  expect(active()).toEqual(['Offer'])
  scrollTo(500 + 200 + 100)
  expect(active()).toEqual(['Offer'])
  screen.getByRole('link', { name: 'Picture of Offer' }).blur()
  scrollTo(0)
  expect(active()).toEqual(['Request'])
})

test('a step that contains the focus but left the view is not active', () => {
  startSteps()
  screen.getByRole('link', { name: 'Picture of Request' }).focus()
  scrollTo(500 + 100 - 1)
  expect(active()).toEqual(['Request'])
  scrollTo(500 + 100 + 1)
  expect(active()).toEqual(['Offer'])
})

/** Edges of the three steps, from the upper edge of the first; 20 px lie between the second and the third. */
const edges = [
  { top: 0, bottom: 100 },
  { top: 100, bottom: 200 },
  { top: 220, bottom: 320 },
]

test.each([
  ['above all steps it is the first', 'Offer', -1, 'Request'],
  ['on the upper edge of the first it is the first', 'Offer', 0, 'Request'],
  ['on the last pixel of the first it is the first', 'Search', 99, 'Request'],
  ['where two steps touch it is the lower one', 'Request', 100, 'Search'],
  ['between steps it stays the one that was, coming from above', 'Search', 210, 'Search'],
  ['between steps it stays the one that was, coming from below', 'Offer', 210, 'Offer'],
  ['on the upper edge of the last it is the last', 'Search', 220, 'Offer'],
  ['on the last pixel of the last it is the last', 'Search', 319, 'Offer'],
  ['below all steps it is the last', 'Request', 320, 'Offer'],
])('with the middle line %s', (_, last, line, shown) => {
  const list = startSteps()
  let middle = 0
  for (const [at, step] of [...list.children].entries()) {
    const { top, bottom } = edges[at]!
    step.getBoundingClientRect = () => new DOMRect(0, top + 384 - middle, 600, bottom - top)
  }
  middle = { Request: 50, Search: 150, Offer: 250 }[last]!
  scrollTo(0)
  expect(active()).toEqual([last])
  middle = line
  scrollTo(0)
  expect(active()).toEqual([shown])
})

test('a list without steps breaks nothing', () => {
  const list = document.createElement('ol')
  activeStep(list)
  expect(() => intersect(list, 1)).not.toThrow()
})
