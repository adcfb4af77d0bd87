import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { examples } from './AdvantagesGrid.examples.tsx'

test.each(Object.keys(examples.examples))(
  'a visitor finds the way to the contact form last, with %s',
  (name) => {
    renderWithMessages(examples.examples[name]!, ['common', 'advantages-grid'])
    const last = screen.getByRole('list').lastElementChild as HTMLElement
    const link = within(last).getByRole('link', { name: 'Get in touch' })
    expect(link.getAttribute('href')).toBe('/get-in-touch')
    expect(screen.getAllByRole('link')).toHaveLength(1)
  },
)
