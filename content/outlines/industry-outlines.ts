import type { PageOutline } from '../page-outline.ts'

/** Pages about industries; healthcare has sections of its own. */
export const industryOutlines = {
  industry: {
    hero: 'heading',
    challenges: 'cards',
    problems: 'problems',
    services: 'services',
    points: 'points',
    models: 'heading',
    faq: 'questions',
    request: 'heading',
  },
  healthcare: {
    hero: 'heading',
    departments: 'heading',
    challenges: 'cards',
    solutions: 'solutions',
    standards: 'heading',
    technologies: 'heading',
    review: 'heading',
    faq: 'questions',
    request: 'heading',
  },
} as const satisfies Record<string, PageOutline>
