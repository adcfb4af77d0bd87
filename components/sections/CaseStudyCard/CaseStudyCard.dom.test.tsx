import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { examples } from './CaseStudyCard.examples.tsx'

const namespaces = ['common', 'stories', 'taxonomy']

test('the whole card leads to the story', () => {
  renderWithMessages(examples.examples.usual!, namespaces)
  const card = screen.getByRole('link', { name: /OpenRad.*Read the story/ })
  expect(card.getAttribute('href')).toBe('/success-stories/openrad')
})

test('a card without a story of its own leads to the list and says so (A-58)', () => {
  renderWithMessages(examples.examples['without link']!, namespaces)
  const card = screen.getByRole('link', { name: /OpenRad.*See all success stories/ })
  expect(card.getAttribute('href')).toBe('/success-stories')
  expect(card.textContent).not.toContain('Read the story')
})

test('an invented story says so next to its title, a real one does not', () => {
  const { unmount } = renderWithMessages(examples.examples.sample!, namespaces)
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('OpenRad Sample')
  unmount()
  renderWithMessages(examples.examples.usual!, namespaces)
  expect(screen.getByRole('heading', { level: 3 }).textContent?.trim()).toBe('OpenRad')
})

test('phones below 768 px get the mobile image, wider windows the image (A-61)', () => {
  const { container } = renderWithMessages(examples.examples['with mobile image']!, namespaces)
  const source = container.querySelector('source')
  expect(source?.media).toBe('(width < 768px)')
  expect(source?.srcset).toContain('tipalti')
  expect(container.querySelector('img')?.getAttribute('src')).toContain('openrad')
})

test('a story whose cover has a closer view shows it on phones', () => {
  const { container } = renderWithMessages(examples.examples.usual!, namespaces)
  const source = container.querySelector('source')
  expect(source?.media).toBe('(width < 768px)')
  expect(source?.srcset).toContain('cover-openrad-phone')
})

test('a card without a mobile image shows one image at every width', () => {
  const { container } = renderWithMessages(examples.examples['without mobile image']!, namespaces)
  expect(container.querySelector('source')).toBeNull()
  expect(container.querySelector('img')?.getAttribute('src')).toContain('tipalti')
})
