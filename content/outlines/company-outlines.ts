import type { PageOutline } from '../page-outline.ts'

/** Pages about the company, by slug. */
export const companyOutlines = {
  about: {
    hero: 'heading',
    story: 'details',
    numbers: 'heading',
    locations: 'heading',
    pillars: 'cards',
    images: 'heading',
    standards: 'heading',
    request: 'heading',
  },
  'how-we-hire': {
    hero: 'heading',
    checks: 'details',
    toolkit: 'cards',
    models: 'heading',
    faq: 'questions',
    request: 'heading',
  },
  faq: {
    hero: 'heading',
    engagement: 'questions',
    money: 'questions',
    people: 'questions',
    security: 'questions',
    legal: 'questions',
    request: 'heading',
  },
  compliance: {
    hero: 'heading',
    standards: 'problems',
    diligence: 'questions',
    details: 'details',
    request: 'heading',
  },
} as const satisfies Record<string, PageOutline>
