import type { ServiceSlug } from './schema.ts'
import type { Model } from './taxonomy.ts'
import { teamQuery, usualMonths } from './team-cost.ts'
import { type RateRange, rateRange } from './rate-range.ts'

/** What a page that sells says in figures; the terms are those of `facts/terms.ts`. */
export type SellingFacts = {
  /** Left out where the client may choose between the models. */
  model?: Model
  rate: RateRange
  /** Whether the range spans all roles or the levels of one kind of engineer. */
  spans: 'roles' | 'levels'
  /** Query of the page that works out what one such engineer costs; empty where nothing is chosen yet. */
  team: string
}

/** What can be sold: some roles, or all of them, in one model or any. */
type Offer = { model?: Model } & NonNullable<Parameters<typeof rateRange>[0]>

/** What each service sells. */
export const serviceOffers: Readonly<Record<ServiceSlug, Offer>> = {
  'dedicated-team': { model: 'build' },
  'staff-augmentation-services': { model: 'extend' },
  'software-development-outsourcing': { model: 'outsourcing' },
  'web-development': {
    roles: ['front-end-developers', 'back-end-developers', 'full-stack-developers'],
  },
  'mobile-development': { roles: ['android-developers', 'ios-developers', 'mobile-developers'] },
  'healthcare-software-development': {},
  devops: { roles: ['devops-engineers'] },
}

/**
 * The facts of a page that sells some roles, or all of them, in one model or any.
 * @param country where the engineers are; by default wherever the company hires
 */
export function sellingFacts(offer: Offer = {}): SellingFacts {
  const { model, roles, country } = offer
  const line = {
    position: roles?.[0] ?? 'full-stack-developers',
    level: 'senior',
    country: country ?? 'poland',
    count: 1,
  } as const
  const isChosen = roles?.length === 1 || country !== undefined
  const team = isChosen
    ? `?${teamQuery({ lines: [line], months: usualMonths, client: 'london' })}`
    : ''
  return { model, rate: rateRange(offer), spans: roles ? 'levels' : 'roles', team }
}
