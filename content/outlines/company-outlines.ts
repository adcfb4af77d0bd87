import type { PageOutline } from '../page-outline.ts'

/** Pages about the company, by slug. */
export const companyOutlines = {
  reviews: {
    hero: 'heading',
    teaser: 'heading',
    definitions: 'questions',
    request: 'heading',
  },
} as const satisfies Record<string, PageOutline>
