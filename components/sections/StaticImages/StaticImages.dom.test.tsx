import { screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { intersect, changeMedia } from '../../../tests/support/fake-browser.ts'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { catalogMessages } from '../../../locales/catalog.server.ts'
import { IntlRoot } from '../../text/IntlRoot.tsx'
import { appearInTurn } from './appear-in-turn.behaviour.ts'
import { StaticImages } from './StaticImages.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

const section = (count: number) => (
  <StaticImages
    copy="static-images.section"
    images={Array.from({ length: count }, (_, at) => ({
      day: { src: `/${at}.svg`, width: 3, height: 2 },
      alt: `Image ${at + 1}`,
    }))}
  />
)

function renderImages(count = 3) {
  const { container } = renderWithMessages(section(count), ['common', 'static-images'])
  const list = container.querySelector<HTMLElement>('[data-behaviour=appear-in-turn]')!
  appearInTurn(list)
  return list
}

const pass = (ms: number) => vi.advanceTimersByTime(ms)
const shown = () => screen.getAllByRole('listitem').filter(({ dataset }) => !dataset.hidden).length

test.each([
  [300, 1],
  [600, 2],
  [900, 3],
  [1200, 4],
])('a visitor who scrolls there sees after %d ms image %d and not before (K-22)', (ms, image) => {
  const list = renderImages(4)
  intersect(list, 0)
  expect(shown()).toBe(0)
  intersect(list, 0.1)
  pass(ms - 1)
  expect(shown()).toBe(image - 1)
  pass(1)
  expect(shown()).toBe(image)
})

test('a visitor who leaves and comes back sees all images at once', () => {
  const list = renderImages()
  intersect(list, 0)
  intersect(list, 1)
  pass(900)
  intersect(list, 0)
  intersect(list, 1)
  expect(shown()).toBe(3)
})

test('a visitor who finds the block in the view sees all images at once', () => {
  const list = renderImages()
  expect(shown()).toBe(3)
  intersect(list, 1)
  expect(shown()).toBe(3)
  pass(2000)
  expect(shown()).toBe(3)
})

test('a visitor with reduced motion sees all images at once', () => {
  changeMedia({ reducedMotion: true })
  const list = renderImages()
  intersect(list, 0)
  expect(shown()).toBe(3)
})

test('a visitor who turns reduced motion on sees what had not appeared yet', () => {
  const list = renderImages()
  intersect(list, 0)
  changeMedia({ reducedMotion: true })
  expect(shown()).toBe(3)
})

test('a visitor who turns reduced motion on while images appear sees all at once, and they stay', () => {
  const list = renderImages()
  intersect(list, 0)
  intersect(list, 1)
  pass(300)
  changeMedia({ reducedMotion: true })
  expect(shown()).toBe(3)
  changeMedia({ reducedMotion: false })
  intersect(list, 0)
  expect(shown()).toBe(3)
})

test('a visitor who turns reduced motion off again sees the images appear', () => {
  changeMedia({ reducedMotion: true })
  const list = renderImages()
  changeMedia({ reducedMotion: false })
  intersect(list, 0)
  expect(shown()).toBe(0)
  intersect(list, 1)
  pass(900)
  expect(shown()).toBe(3)
})

test('the behaviour starts near the window', () => {
  expect(renderImages().dataset.start).toBe('near')
})

test('a visitor without script sees all images', () => {
  const html = renderToString(
    <IntlRoot locale="en" messages={catalogMessages('en', ['common', 'static-images'])}>
      {section(3)}
    </IntlRoot>,
  )
  expect(html.match(/<img/g)).toHaveLength(3)
  expect(html).not.toContain('data-hidden')
})
