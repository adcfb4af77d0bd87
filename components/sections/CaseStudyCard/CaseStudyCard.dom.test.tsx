import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithWords } from '../../../tests/support/render.tsx'
import { examples } from './CaseStudyCard.examples.tsx'

const words = ['common', 'stories', 'taxonomy']

test('the whole card leads to the story', () => {
  renderWithWords(examples.examples.usual!, words)
  const card = screen.getByRole('link', { name: /OpenRad.*Read the story/ })
  expect(card.getAttribute('href')).toBe('/success-stories/openrad')
})

test('a card without a story of its own leads to the list and says so (A-58)', () => {
  renderWithWords(examples.examples['without link']!, words)
  const card = screen.getByRole('link', { name: /OpenRad.*See all success stories/ })
  expect(card.getAttribute('href')).toBe('/success-stories')
  expect(card.textContent).not.toContain('Read the story')
})

test('phones below 768 px get the mobile image, wider windows the image (A-61)', () => {
  const { container } = renderWithWords(examples.examples['with mobile image']!, words)
  const source = container.querySelector('source')
  expect(source?.media).toBe('(width < 768px)')
  expect(source?.srcset).toContain('tipalti')
  expect(container.querySelector('img')?.getAttribute('src')).toContain('openrad')
})

test('a card without a mobile image shows one image at every width', () => {
  const { container } = renderWithWords(examples.examples.usual!, words)
  expect(container.querySelector('source')).toBeNull()
})
