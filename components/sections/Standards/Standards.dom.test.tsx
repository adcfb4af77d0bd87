import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { examples } from './Standards.examples.tsx'

test('a visitor finds all twelve standards in four groups, and no word of certificates', () => {
  const { container } = renderWithMessages(examples.examples['night, usual']!, [
    'common',
    'standards',
  ])
  expect(screen.getAllByRole('listitem')).toHaveLength(12)
  expect(screen.getAllByRole('heading', { level: 3 }).map((node) => node.textContent)).toEqual([
    'Data protection',
    'Exchange and imaging',
    'Clinical coding',
    'Management systems',
  ])
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(
    'Standards and compliance we work with',
  )
  expect(container.textContent).not.toMatch(/certif/i)
})
