import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { limits } from '../../server/contract/limits.ts'
import { renderWithMessages } from '../../tests/support/render.tsx'
import { ContactForm } from './ContactForm.tsx'
import { DetailsCounter } from './DetailsCounter.tsx'

test.each([
  [4499, '', ''],
  [4500, '4,500 of 5,000 characters', '4,500 of 5,000 characters'],
  [4899, '4,899 of 5,000 characters', '4,500 of 5,000 characters'],
  [4900, '4,900 of 5,000 characters', '4,900 of 5,000 characters'],
  [4999, '4,999 of 5,000 characters', '4,900 of 5,000 characters'],
  [5000, 'Limit reached: 5,000 characters', 'Limit reached: 5,000 characters'],
  [5001, '1 character over the limit of 5,000', 'This text is too long. Please shorten it.'],
  [5012, '12 characters over the limit of 5,000', 'This text is too long. Please shorten it.'],
])('%d characters are shown as “%s” and heard as “%s”', (length, shown, heard) => {
  renderWithMessages(<DetailsCounter id="count" value={'x'.repeat(length)} />, ['forms'])
  expect(document.getElementById('count')!.textContent).toBe(shown)
  expect(screen.getByRole('status').textContent).toBe(heard)
})

test('the counter describes its field, next to what is wrong with it', () => {
  const values = { requestDetails: 'x'.repeat(limits.requestDetails + 2) }
  const open = (errors: object) =>
    renderWithMessages(
      <ContactForm
        pathname="/contact-us"
        formState={{ form: 'contact', values, errors }}
        onAccepted={() => {}}
      />,
      ['common', 'forms', 'taxonomy'],
    )
  const details = () => screen.getByLabelText(/^What are you planning/)
  const described = () =>
    details()
      .getAttribute('aria-describedby')!
      .split(' ')
      .map((id) => document.getElementById(id)!.textContent)
  const { unmount } = open({})
  expect(described()).toEqual(['2 characters over the limit of 5,000'])
  unmount()
  open({ requestDetails: 'forms.error.too-long' })
  expect(described()).toEqual([
    'This text is too long. Please shorten it.',
    '2 characters over the limit of 5,000',
  ])
})
