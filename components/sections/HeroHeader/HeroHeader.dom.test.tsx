import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { changeMedia } from '../../../tests/support/fake-browser.ts'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { claims } from '../../../content/company.ts'
import { catalogMessages } from '../../../locales/catalog.server.ts'
import { IntlRoot } from '../../text/IntlRoot.tsx'
import { heroVideo } from './hero-video.behaviour.ts'
import { examples } from './HeroHeader.examples.tsx'
import { heroCards, HeroProof } from './HeroHeader.tsx'

/** Shows the HTML of the server, since only a parser fills a template, and starts what it is marked with. */
function show(name: string) {
  document.body.innerHTML = renderToString(
    <IntlRoot locale="en" messages={catalogMessages('en', ['common', ...examples.catalogs])}>
      {examples.examples[name]}
    </IntlRoot>,
  )
  const template = document.querySelector<HTMLElement>('[data-behaviour=hero-video]')
  if (template) heroVideo(template)
}

const video = () => document.querySelector('video')

async function showMoving() {
  show('with a video')
  await expect.poll(video).not.toBeNull()
}

afterEach(() => {
  document.body.innerHTML = ''
})

test('thirteen reviews with five full stars are the usual card (K-19)', () => {
  show('usual')
  expect(claims.reviews.value).toBe(13)
  expect(screen.getByRole('img', { name: '5 out of 5' })).toBeInstanceOf(HTMLElement)
  expect(screen.getByRole('link', { name: /reviews/ }).parentElement?.textContent).toContain('13')
})

test('the chart for phones names the cities that have room there, without hiding the others from the wide one', () => {
  show('usual')
  const [wide, phone] = [...document.querySelectorAll('svg[viewBox][aria-hidden]:has(text)')]
  const names = (chart: Element) => [...chart.children].map(({ textContent }) => textContent)
  expect(names(wide!)).toHaveLength(14)
  expect(names(phone!)).toEqual(expect.arrayContaining(['Kyiv', 'Warsaw']))
  expect(names(wide!)).toEqual(expect.arrayContaining(names(phone!)))
})

test('the number of countries leads to how it was counted', () => {
  show('usual')
  expect(screen.getByRole('link', { name: '39 countries' }).getAttribute('href')).toBe(
    '/claims#client-countries',
  )
})

test('a page about the two ratings says of each what it is', () => {
  renderWithMessages(<HeroProof cards={heroCards} clients={{ names: [] }} defined />, [
    'common',
    ...examples.catalogs,
  ])
  const survey = screen.getByText(/that clients give us at the end of each quarter/)
  const reviews = screen.getByText(/on a review site that we do not run/)
  expect(survey.parentElement?.textContent).toContain('4.8')
  expect(reviews.parentElement?.textContent).toContain('13')
})

describe('the card of reviews', () => {
  const { value } = claims.reviews
  const count = (reviews: number) => Object.assign(claims.reviews, { value: reviews })
  afterEach(() => count(value))
  const card = () => screen.queryByRole('link', { name: /review/ })?.parentElement?.textContent

  test.each([
    [13, '13reviews, five stars each'],
    [1, '1review, five stars'],
    [0, undefined],
  ])('of %i says so (A-54)', (reviews, shown) => {
    count(reviews)
    show('usual')
    expect(card()).toBe(shown)
    expect(screen.getByText('4.8')).toBeInstanceOf(HTMLElement)
  })
})

describe('a background video', () => {
  const pause = vi.fn()
  const play = vi.fn(async () => {})
  beforeEach(() => {
    for (const call of [pause, play]) call.mockClear()
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause)
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  test('waits until the page has loaded and is idle; the chart is there before', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    show('with a video')
    const charts = screen.getAllByRole('img', { name: /^Chart of Europe/ })
    expect(charts.map(({ localName }) => localName)).toEqual(['img', 'svg'])
    await new Promise((resolve) => setTimeout(resolve, 250))
    expect(video()).toBeNull()
    window.dispatchEvent(new Event('load'))
    await expect.poll(video).not.toBeNull()
  })

  test('is webm first, mp4 second, silent and inline (K-14)', async () => {
    await showMoving()
    const types = [...video()!.querySelectorAll('source')].map(({ type }) => type)
    expect(types).toEqual(['video/webm', 'video/mp4'])
    expect([video()!.muted, video()!.loop, video()!.autoplay]).toEqual([true, true, true])
  })

  test('plays at 1024 px and leaves the chart alone at 1023 (K-13)', async () => {
    changeMedia({ width: 1024 })
    await showMoving()
    changeMedia({ width: 1023 })
    expect(video()).toBeNull()
  })

  test('stops as soon as the visitor wants less motion', async () => {
    await showMoving()
    changeMedia({ reducedMotion: true })
    expect(video()).toBeNull()
    expect(screen.queryByRole('button', { name: /motion/ })).toBeNull()
  })

  test('does not play when the visitor saves data', async () => {
    await showMoving()
    changeMedia({ reducedMotion: true })
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    changeMedia({ reducedMotion: false })
    expect(video()).toBeNull()
  })

  test('can be paused and played by a button that says what it does', async () => {
    const user = userEvent.setup()
    await showMoving()
    await user.click(screen.getByRole('button', { name: 'Pause motion' }))
    expect(pause).toHaveBeenCalledTimes(1)
    await user.click(screen.getByRole('button', { name: 'Start motion' }))
    expect(play).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button', { name: 'Pause motion' })).toBeInstanceOf(HTMLElement)
  })

  test('comes back when the window is large again, once, and paused when it was paused', async () => {
    const user = userEvent.setup()
    await showMoving()
    await user.click(screen.getByRole('button', { name: 'Pause motion' }))
    changeMedia({ width: 1023 })
    expect(screen.queryByRole('button')).toBeNull()
    changeMedia({ width: 1024 })
    changeMedia({ width: 1100 })
    expect(document.querySelectorAll('video')).toHaveLength(1)
    expect(video()!.autoplay).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Start motion' }))
    expect(play).toHaveBeenCalledTimes(1)
  })

  test('is neither seen nor fetched in the HTML of the server', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    show('with a video')
    expect(document.querySelector('video, source[type^=video], button')).toBeNull()
    const { content, dataset } = document.querySelector('template')!
    expect(content.querySelector('video')).not.toBeNull()
    expect(dataset.start).toBe('idle')
  })

  test('stands right behind the template: above the chart, below the names of the ports', async () => {
    await showMoving()
    const template = document.querySelector('template')!
    const places = [...template.parentElement!.children].map(({ localName }) => localName)
    expect(places).toEqual(['picture', 'svg', 'template', 'video', 'button', 'svg', 'svg'])
  })
})
