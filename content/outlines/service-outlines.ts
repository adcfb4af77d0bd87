import type { PageOutline } from '../page-outline.ts'

/** Pages about services, by slug. */
export const serviceOutlines = {
  'dedicated-team': {
    hero: 'heading',
    form: 'heading',
    pillars: 'cards',
    models: 'heading',
    steps: 'cards',
    problems: 'problems',
    advantages: 'cards',
    change: 'rows',
    faq: 'questions',
    request: 'heading',
  },
  'staff-augmentation-services': {
    hero: 'heading',
    toolkit: 'cards',
    hiring: 'heading',
    roles: 'heading',
    skills: 'heading',
    change: 'rows',
    life: 'tags',
    faq: 'questions',
    request: 'heading',
  },
  'software-development-outsourcing': {
    hero: 'heading',
    form: 'heading',
    challenges: 'cards',
    solutions: 'solutions',
    process: 'cards',
    comparison: 'heading',
    promises: 'cards',
    details: 'details',
    request: 'heading',
  },
} as const satisfies Record<string, PageOutline>
