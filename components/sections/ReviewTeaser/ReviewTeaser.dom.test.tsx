import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { examples } from './ReviewTeaser.examples.tsx'
import { ReviewTeaser } from './ReviewTeaser.tsx'

test('a visitor learns which site the link opens, and how many stars it gave', () => {
  renderWithMessages(examples.examples.usual!, ['common', 'review-teaser'])
  const link = screen.getByRole('link', { name: 'Read the review (opens Sample Reviews)' })
  expect(link.getAttribute('rel')).toBe('noopener')
  expect(screen.getByRole('img', { name: '4.5 out of 5' })).toBeTruthy()
})

test.each([
  ['no site', undefined],
  ['a site without an address', { name: '', url: '' }],
])('nothing is shown of a review that has %s', (_, reviewSite) => {
  const { container } = renderWithMessages(
    <ReviewTeaser
      copy="review-teaser.section"
      quote="Good."
      stars={5}
      {...(reviewSite && { reviewSite })}
    />,
    ['common', 'review-teaser'],
  )
  expect(container.innerHTML).toBe('')
})
