import type { PageOutline } from '../page-outline.ts'

/** Pages about hiring, by what they are about. */
export const hireOutlines = {
  'hire-role': {
    hero: 'heading',
    work: 'cards',
    technologies: 'heading',
    hiring: 'heading',
    change: 'rows',
    faq: 'questions',
    request: 'heading',
  },
  'hire-skill': {
    hero: 'heading',
    frameworks: 'solutions',
    points: 'points',
    comparison: 'heading',
    faq: 'questions',
    request: 'heading',
  },
  'hire-country': {
    hero: 'heading',
    cities: 'cards',
    overlap: 'heading',
    costs: 'comparison',
    faq: 'questions',
    request: 'heading',
  },
} as const satisfies Record<string, PageOutline>
