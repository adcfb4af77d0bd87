import type { Examples } from '../../examples.ts'
import { ReviewTeaser } from './ReviewTeaser.tsx'

const site = { name: 'Sample Reviews', url: 'https://reviews.example/helmwright' }

const quote =
  'They told us in week two that our plan would not hold, showed us the two numbers that proved it, and had the better plan ready.'

export const examples: Examples = {
  rows: ['S-29'],
  catalogs: ['review-teaser'],
  examples: {
    usual: (
      <ReviewTeaser copy="review-teaser.section" quote={quote} stars={4.5} reviewSite={site} />
    ),
    shortest: (
      <ReviewTeaser copy="review-teaser.section" quote="Good." stars={5} reviewSite={site} />
    ),
    longest: (
      <ReviewTeaser
        copy="review-teaser.section"
        quote={`${quote} ${quote} ${quote}`}
        stars={0}
        reviewSite={{
          ...site,
          name: 'The Sample Register of Software Companies and Their Clients',
        }}
      />
    ),
  },
}
