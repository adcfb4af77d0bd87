import { render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { Stars } from './Stars.tsx'

/** Widths to which the five stars are filled, in 24ths. */
function filled(rating: number): number[] {
  const { container } = render(<Stars rating={rating} label={`${rating} out of 5`} />)
  return Array.from(container.querySelectorAll('svg[aria-hidden]'), (star) => {
    if (!star.querySelector('[fill="currentColor"]')) return 0
    const [, , width] = (star.querySelector('svg') ?? star).getAttribute('viewBox')!.split(' ')
    return Number(width)
  })
}

describe('a rating as stars (A-53)', () => {
  test.each([
    [0, [0, 0, 0, 0, 0]],
    [3, [24, 24, 24, 0, 0]],
    [3.5, [24, 24, 24, 12, 0]],
    [5, [24, 24, 24, 24, 24]],
    [7, [24, 24, 24, 24, 24]],
    [-1, [0, 0, 0, 0, 0]],
  ])('%d', (rating, widths) => expect(filled(rating)).toEqual(widths))

  test('4.8 fills the last star to four fifths', () => {
    expect(filled(4.8)[4]).toBeCloseTo(19.2)
  })

  test('not a number shows nothing', () => {
    render(<Stars rating={Number.NaN} label="?" />)
    expect(screen.queryByRole('img')).toBeNull()
  })

  test('a screen reader hears the label', () => {
    render(<Stars rating={4.8} label="4.8 out of 5" />)
    expect(screen.getByRole('img', { name: '4.8 out of 5' })).toBeInstanceOf(HTMLElement)
  })
})
