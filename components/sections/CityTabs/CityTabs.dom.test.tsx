import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { examples } from './CityTabs.examples.tsx'

const show = (name: string) => renderWithMessages(examples.examples[name]!, ['common', 'city-tabs'])

test('the first city is active, and another one brings its own text and drawing', async () => {
  const { container } = show('usual')
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Warsaw')
  await userEvent.click(screen.getByRole('tab', { name: 'Wrocław' }))
  const panel = screen.getByRole('tabpanel', { name: 'Wrocław' })
  expect(panel.textContent).toContain('A city of islands')
  expect(within(panel).getByRole('link', { name: 'Get in touch' }).getAttribute('href')).toBe(
    '#request',
  )
  const drawings = [...container.querySelectorAll('img')].map(({ src }) => src)
  expect(new Set(drawings).size).toBe(3)
})

test('one city alone is shown without a bar of tabs', () => {
  show('one city')
  expect(screen.queryByRole('tablist')).toBeNull()
  expect(screen.getByRole('heading', { name: /^Kraków/ })).toBeTruthy()
})

test('every city has its tab in a named bar', () => {
  show('usual')
  expect(within(screen.getByRole('tablist', { name: 'Cities' })).getAllByRole('tab')).toHaveLength(
    3,
  )
})
