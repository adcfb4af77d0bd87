import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { examples } from './IndustryTabs.examples.tsx'

const show = (name: string) =>
  renderWithMessages(examples.examples[name]!, ['common', 'industry-tabs'])

const paths = () =>
  within(screen.getByRole('tabpanel'))
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'))

test('the first group is selected, and only industries with a page are links', () => {
  show('usual')
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Health')
  expect(paths()).toEqual(['/industries/healthcare', '/industries/medical-devices'])
  expect(within(screen.getByRole('tabpanel')).getByText('Laboratories')).toBeTruthy()
})

test('choosing a group by keyboard shows its industries', async () => {
  show('usual')
  screen.getByRole('tab', { selected: true }).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Finance')
  expect(paths()).toEqual(['/industries/payments', '/industries/insurance'])
})
