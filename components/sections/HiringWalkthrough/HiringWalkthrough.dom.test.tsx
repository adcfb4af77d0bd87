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
