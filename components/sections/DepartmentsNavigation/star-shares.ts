import type { ReviewStar } from './department.ts'

const share = { full: 1, partial: 0.5 } as const

/** How full each of the five is, from the first on. */
export function starShares(stars: number | readonly ReviewStar[]): number[] {
  return Array.from({ length: 5 }, (_, at) => {
    if (typeof stars === 'number') return Math.min(1, Math.max(0, stars - at))
    const star = stars[at]
    return star ? share[star] : 0
  })
}
