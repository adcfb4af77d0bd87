import { expect, test } from 'vitest'
import { knownIndustries } from '../../content/load-pages.server.ts'

test.each(['en', 'de'] as const)(
  'in %s the industries tell a story, a client’s words or a promise, each at least once but the last',
  (locale) => {
    const known = knownIndustries(locale)
    const reviews = known.filter(({ story, review }) => !story && review)
    expect(known.filter(({ story }) => story).length).toBeGreaterThan(0)
    expect(reviews.map(({ industry }) => industry)).toContain('retail')
    for (const { industry, review } of reviews) expect(review!.industry).toBe(industry)
  },
)
