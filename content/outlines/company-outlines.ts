import type { PageOutline } from '../page-outline.ts'

/** Pages about the company and lists, by slug. */
export const companyOutlines = {
  services: {
    hero: 'heading',
    list: 'heading',
    industries: 'heading',
    comparison: 'heading',
    process: 'cards',
    request: 'heading',
  },
  industries: { hero: 'heading', groups: 'heading', request: 'heading' },
  'engagement-models': {
    hero: 'heading',
    models: 'heading',
    comparison: 'heading',
    change: 'rows',
    finder: 'heading',
    faq: 'questions',
    request: 'heading',
  },
  technologies: {
    hero: 'heading',
    tools: 'heading',
    frameworks: 'solutions',
    roles: 'heading',
    skills: 'heading',
    request: 'heading',
  },
} as const satisfies Record<string, PageOutline>
