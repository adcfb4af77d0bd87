import { act, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { intersect } from '../../../tests/support/fake-intersections.ts'
import { changeMedia } from '../../../tests/support/fake-media.ts'
import { renderWithWords } from '../../../tests/support/render.tsx'
import { messagesFor } from '../../../locales/catalog.server.ts'
import { IntlRoot } from '../../text/IntlRoot.tsx'
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
  renderWithWords(section(count), ['common', 'static-images'])
  return screen.getByRole('list')
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const shown = () => screen.getAllByRole('listitem').filter(({ dataset }) => !dataset.hidden).length

test.each([
  [300, 1],
  [600, 2],
  [900, 3],
  [1200, 4],
])('a visitor who scrolls there sees after %d ms image %d and not before (K-22)', (ms, image) => {
  const list = renderImages(4)
  act(() => intersect(list, 0))
  expect(shown()).toBe(0)
  act(() => intersect(list, 0.1))
  pass(ms - 1)
  expect(shown()).toBe(image - 1)
  pass(1)
  expect(shown()).toBe(image)
})

test('a visitor who leaves and comes back sees all images at once', () => {
  const list = renderImages()
  act(() => intersect(list, 0))
  act(() => intersect(list, 1))
  pass(900)
  act(() => intersect(list, 0))
  act(() => intersect(list, 1))
  expect(shown()).toBe(3)
})

test('a visitor who finds the block in the view sees all images at once', () => {
  const list = renderImages()
  expect(shown()).toBe(3)
  act(() => intersect(list, 1))
  expect(shown()).toBe(3)
  pass(2000)
  expect(shown()).toBe(3)
})

test('a visitor with reduced motion sees all images at once', () => {
  changeMedia({ reducedMotion: true })
  const list = renderImages()
  act(() => intersect(list, 0))
  expect(shown()).toBe(3)
})

test('a visitor who turns reduced motion on sees what had not appeared yet', () => {
  const list = renderImages()
  act(() => intersect(list, 0))
  act(() => changeMedia({ reducedMotion: true }))
  expect(shown()).toBe(3)
})

test('a visitor without script sees all images', () => {
  const html = renderToString(
    <IntlRoot locale="en" messages={messagesFor('en', ['common', 'static-images'])}>
      {section(3)}
    </IntlRoot>,
  )
  expect(html.match(/<img/g)).toHaveLength(3)
  expect(html).not.toContain('data-hidden')
})
