import { testimonials } from '../../content/load.server.ts'
import type { CompanySlug } from '../../content/schema.ts'
import { modelPaths } from '../../content/taxonomy.ts'
import { localizedPath } from '../../locales/addresses.ts'
import {
  companyContent,
  daysOfText,
  ofKind,
  type PageSource,
  testimonialDays,
} from './page-content.ts'

/** What gives pages about the company and of lists, whose words are content. */
export const companySources = {
  services: (locale) => [
    {
      ...companyContent(locale, 'services', { drawing: 'services' }),
      listedPaths: ofKind('service'),
    },
  ],
  industries: (locale) => [
    {
      ...companyContent(locale, 'industries', { drawing: 'industries' }),
      listedPaths: ofKind('industry'),
    },
  ],
  'engagement-models': (locale) => [
    {
      ...companyContent(locale, 'engagement-models', {
        shown: daysOfText('shared', 'models', locale),
        drawing: 'engagement-models',
      }),
      listedPaths: () => Object.values(modelPaths).map((path) => localizedPath(path, locale)),
    },
  ],
  technologies: (locale) => [companyContent(locale, 'technologies', { drawing: 'technologies' })],
  hire: (locale) => [
    {
      ...companyContent(locale, 'hire', {
        shown: [...daysOfText('shared', 'ways', locale), ...daysOfText('shared', 'hiring', locale)],
        drawing: 'hire',
      }),
      listedPaths: ofKind('hire'),
    },
  ],
  about: (locale) => [companyContent(locale, 'about', { drawing: 'about' })],
  'how-we-hire': (locale) => [
    companyContent(locale, 'how-we-hire', {
      shown: [...daysOfText('shared', 'hiring', locale), ...daysOfText('shared', 'models', locale)],
      drawing: 'how-we-hire',
    }),
  ],
  faq: (locale) => [companyContent(locale, 'faq', { drawing: 'service-discovery' })],
  compliance: (locale) => [companyContent(locale, 'compliance', { drawing: 'service-security' })],
  procurement: (locale) => [companyContent(locale, 'procurement')],
  reviews: (locale) => [
    {
      ...companyContent(locale, 'reviews', {
        shown: testimonialDays(locale),
        drawing: 'reviews',
      }),
      sample: testimonials(locale).every(({ sample }) => sample),
    },
  ],
} satisfies Record<CompanySlug, PageSource>
