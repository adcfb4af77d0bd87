import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { examples } from './ClientLogos.examples.tsx'

test('a visitor gets the name of every client, as text or as the text of its image', () => {
  renderWithMessages(examples.examples['with an image and links']!, ['common', 'client-logos'])
  expect(screen.getByRole('img', { name: 'Sample Helm Works' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Linked Helm Works' }).getAttribute('rel')).toBe(
    'noopener',
  )
  expect(screen.getByRole('link', { name: 'Northlight Bank' })).toBeTruthy()
})

test('names without an address are no links', () => {
  renderWithMessages(examples.examples.usual!, ['common', 'client-logos'])
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getAllByRole('listitem')).toHaveLength(8)
})
