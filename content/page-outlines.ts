import type { PageOutline } from './parse-page.ts'

/** Pages about the company and lists, by slug. */
const companyOutlines = {
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
    contract: 'cards',
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
  hire: {
    hero: 'heading',
    roles: 'heading',
    skills: 'heading',
    countries: 'heading',
    stages: 'heading',
    comparison: 'heading',
    request: 'heading',
  },
  about: {
    hero: 'heading',
    story: 'details',
    numbers: 'heading',
    locations: 'heading',
    pillars: 'cards',
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
  procurement: {
    hero: 'heading',
    security: 'questions',
    privacy: 'questions',
    people: 'questions',
    continuity: 'questions',
    finance: 'questions',
    delivery: 'questions',
    terms: 'heading',
    documents: 'heading',
  },
  reviews: {
    hero: 'heading',
    teaser: 'heading',
    definitions: 'questions',
    request: 'heading',
  },
} as const satisfies Record<string, PageOutline>

/** Pages about services, by slug. */
const serviceOutlines = {
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
    models: 'heading',
    toolkit: 'cards',
    contract: 'cards',
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
  'web-development': {
    hero: 'heading',
    form: 'heading',
    services: 'services',
    frameworks: 'solutions',
    tools: 'heading',
    technologies: 'heading',
    process: 'cards',
    faq: 'questions',
    request: 'heading',
  },
  'mobile-development': {
    hero: 'heading',
    form: 'heading',
    images: 'heading',
    services: 'services',
    technologies: 'heading',
    frameworks: 'solutions',
    problems: 'problems',
    faq: 'questions',
    request: 'heading',
  },
  'healthcare-software-development': {
    hero: 'heading',
    form: 'heading',
    claim: 'heading',
    standards: 'heading',
    services: 'services',
    problems: 'problems',
    stories: 'heading',
    details: 'details',
    request: 'heading',
  },
  devops: {
    hero: 'heading',
    form: 'heading',
    tools: 'heading',
    process: 'cards',
    change: 'rows',
    technologies: 'heading',
    cards: 'cards',
    faq: 'questions',
    request: 'heading',
  },
} as const satisfies Record<string, PageOutline>

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
