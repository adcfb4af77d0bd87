import { companyOutlines } from './company-outlines.ts'
import { serviceOutlines } from './service-outlines.ts'
import type { PageOutline } from '../page-outline.ts'

/** Pages about industries; healthcare has sections of its own. */
const industryOutlines = {
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

/** Pages about hiring, by what they are about. */
const hireOutlines = {
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

/** Texts that several pages show. */
const sharedOutlines = {
  models: { build: 'model', extend: 'model', outsourcing: 'model', comparison: 'comparison' },
  hiring: { stages: 'cards' },
  ways: { ways: 'comparison' },
} as const satisfies Record<string, PageOutline>

/** The outline of every text that `parsePage` reads. */
export const outlines = {
  ...companyOutlines,
  ...hireOutlines,
  ...industryOutlines,
  ...serviceOutlines,
  ...sharedOutlines,
} as const

export type OutlineName = keyof typeof outlines
