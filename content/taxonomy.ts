/**
 * Goals, industries and models of the service finder and of the stories. It imports nothing. The English
 * titles are stable values: they are what requests carry; visitors read messages.
 */

/** Slug of a title: lower case, every run of other characters an underscore. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
}

/** E-11. */
export const goalTitles = [
  'Realize a software vision',
  'Build your talent team',
  'Get temp flexible support',
  'Expand operations',
  'Avoid HR overheads',
  'Do more for less',
  'Modernize legacy IT systems',
  'Reduce operational costs',
  'Acquire experienced professionals',
  'Enhance in-house expertise',
  'Get end-to-end solution',
  'Boost your ROI',
] as const

/** E-11 as slugs, which answers use. */
export const goals = [
  'realize_a_software_vision',
  'build_your_talent_team',
  'get_temp_flexible_support',
  'expand_operations',
  'avoid_hr_overheads',
  'do_more_for_less',
  'modernize_legacy_it_systems',
  'reduce_operational_costs',
  'acquire_experienced_professionals',
  'enhance_in_house_expertise',
  'get_end_to_end_solution',
  'boost_your_roi',
] as const

export type Goal = (typeof goals)[number]

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

/** Industries that share their troubles (S-52); those without a page come last. */
export const industryGroups = {
  people: ['healthcare', 'educational'],
  money: ['fintech', 'ecommerce', 'retail'],
  movement: ['logistics_and_transportation', 'travel_and_hospitality'],
  signals: ['telecommunications', 'adtech'],
  further: ['sports', 'real_estate', 'other'],
} as const satisfies Record<string, readonly Industry[]>

export type IndustryGroupId = keyof typeof industryGroups

export const industryGroupIds = Object.keys(industryGroups) as IndustryGroupId[]

/** The group of an industry: each is in one. */
export function groupOfIndustry(industry: Industry): IndustryGroupId {
  return industryGroupIds.find((group) => isOneOf(industryGroups[group], industry))!
}

/** An industry that has a page. */
export type PagedIndustry = Exclude<Industry, (typeof industryGroups.further)[number]>

/** E-13 with the result titles T-13 … T-15. */
export const models = {
  build: 'Build Your Dedicated Team',
  extend: 'Extend Your Team',
  outsourcing: 'Software Development Outsourcing',
} as const

export type Model = keyof typeof models

/** The model that serves a goal best (Q-05 … Q-07). */
export const goalModels: Readonly<Record<Goal, Model>> = {
  realize_a_software_vision: 'outsourcing',
  build_your_talent_team: 'build',
  get_temp_flexible_support: 'extend',
  expand_operations: 'extend',
  avoid_hr_overheads: 'extend',
  do_more_for_less: 'extend',
  modernize_legacy_it_systems: 'build',
  reduce_operational_costs: 'extend',
  acquire_experienced_professionals: 'extend',
  enhance_in_house_expertise: 'extend',
  get_end_to_end_solution: 'outsourcing',
  boost_your_roi: 'outsourcing',
}

/** English paths of the models' pages. */
export const modelPaths: Readonly<Record<Model, string>> = {
  build: '/services/dedicated-team',
  extend: '/services/staff-augmentation-services',
  outsourcing: '/services/software-development-outsourcing',
}

/** English paths of the industries' pages; a path never follows from a slug (A-35, A-37). */
export const industryPaths: Readonly<Partial<Record<Industry, string>>> = {
  healthcare: '/industries/healthcare',
  fintech: '/industries/fintech',
  educational: '/industries/educational',
  telecommunications: '/industries/telecom',
  logistics_and_transportation: '/industries/logistics-and-transportation',
  ecommerce: '/industries/ecommerce',
  travel_and_hospitality: '/industries/travel-and-hospitality',
  adtech: '/industries/adtech',
  retail: '/industries/retail',
}

/** E-14: what a visitor can end up with, models first, as title and slug. */
export const results: readonly { title: string; slug: string }[] = [
  ...Object.values(models),
  ...industryTitles,
].map((title) => ({ title, slug: slugOf(title) }))

/** What a project runs on. */
export const platforms = ['web', 'mobile'] as const

export type Platform = (typeof platforms)[number]

/** Countries of clients in the stories, ISO 3166-1 alpha-2. */
export const clientCountries = [
  'AT',
  'CA',
  'CH',
  'DE',
  'DK',
  'ES',
  'FR',
  'GB',
  'NL',
  'NO',
  'SE',
  'US',
] as const

export type ClientCountry = (typeof clientCountries)[number]

/** What stories are chosen by, in the query of their list. */
export const storyFilterKeys = ['industry', 'platform', 'country'] as const

/** Roles that clients hire for; a page of its own has the path `/hire/<id>`. */
export const roles = [
  'front-end-developers',
  'back-end-developers',
  'full-stack-developers',
  'android-developers',
  'ios-developers',
  'mobile-developers',
  'devops-engineers',
  'qa-engineers',
] as const

export type Role = (typeof roles)[number]

/** Skills that clients hire for; a page of its own has the path `/hire/<id>`. */
export const skills = [
  'javascript-developers',
  'typescript-developers',
  'react-developers',
  'react-native-developers',
  'dotnet-developers',
  'flutter-developers',
  'golang-developers',
  'node-developers',
  'python-developers',
] as const

export type Skill = (typeof skills)[number]

/** Countries that clients hire in, ISO 3166-1 alpha-2; a page of its own has the path `/hire/<slug>`. */
export const hireCountries = {
  poland: 'PL',
  ukraine: 'UA',
  romania: 'RO',
  croatia: 'HR',
  estonia: 'EE',
  georgia: 'GE',
  argentina: 'AR',
} as const

export type HireCountry = keyof typeof hireCountries

/** What a post is about, by the id that posts and filters carry. */
export const postCategories = {
  engagement: 'Engagement models',
  teams: 'Teams',
  healthcare: 'Healthcare',
  payments: 'Payments',
  delivery: 'Delivery',
  security: 'Security',
  technology: 'Technology',
} as const

export type PostCategory = keyof typeof postCategories

/** Whether a text that came from outside is one of a list's ids. */
export function isOneOf<Id extends string>(ids: readonly Id[], text: string): text is Id {
  return (ids as readonly string[]).includes(text)
}
