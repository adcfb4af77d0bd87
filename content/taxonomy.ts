/**
 * Goals, industries and models of the service finder and of the stories. It imports nothing. The English
 * titles are stable values: they are what requests carry (rulings 10); visitors read messages.
 */

/** Slug of a title: lower case, every run of other characters an underscore. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
}

/** E-12. */
export const industryTitles = [
  'Healthcare',
  'Fintech',
  'Educational',
  'Telecommunications',
  'Sports',
  'Logistics and Transportation',
  'eCommerce',
  'Real Estate',
  'Travel and Hospitality',
  'AdTech',
  'Retail',
  'Other',
] as const

/** E-12 as slugs, which stories and answers use. */
export const industries = [
  'healthcare',
  'fintech',
  'educational',
  'telecommunications',
  'sports',
  'logistics_and_transportation',
  'ecommerce',
  'real_estate',
  'travel_and_hospitality',
  'adtech',
  'retail',
  'other',
] as const

export type Industry = (typeof industries)[number]

/** E-13 with the result titles T-13 … T-15. */
export const models = {
  build: 'Build Your Dedicated Team',
  extend: 'Extend Your Team',
  outsourcing: 'Software Development Outsourcing',
} as const

export type Model = keyof typeof models

/** What a project runs on. */
export const platforms = ['web', 'mobile'] as const

export type Platform = (typeof platforms)[number]

/** Countries of clients in the stories, ISO 3166-1 alpha-2. */
export const clientCountries = ['DE', 'US'] as const

export type ClientCountry = (typeof clientCountries)[number]
