import { rateCard } from './facts/rates.ts'
import { type RateCard, type ServiceSlug, serviceSlugs } from './schema.ts'
import {
  type HireCountry,
  type Role,
  hireCountries,
  isOneOf,
  type Model,
  models,
} from './taxonomy.ts'
import {
  type Position,
  positionMessage,
  positions,
  roleOf,
  teamQuery,
  usualMonths,
} from './team-cost.ts'

/** From the least to the most that an hour costs, in whole units of the currency. */
export type RateRange = { low: number; high: number } & Pick<
  RateCard,
  'currency' | 'period' | 'sample'
>

/**
 * The range of all levels of some roles, wherever the company hires or in one country.
 * @param roles those that count; all of them by default
 */
export function rateRange(
  { roles, country }: { roles?: readonly Role[]; country?: HireCountry } = {},
  card: RateCard = rateCard,
): RateRange {
  const { currency, period, sample, countryFactors } = card
  const rates = card.rates.filter(({ role }) => !roles || roles.includes(role))
  const factor = (country && countryFactors[country]) ?? 1
  return {
    low: Math.floor(Math.min(...rates.map(({ low }) => low)) * factor),
    high: Math.ceil(Math.max(...rates.map(({ high }) => high)) * factor),
    currency,
    period,
    sample,
  }
}

/** What an hour costs at each level of experience. */
export type LevelRates = {
  levels: readonly Pick<RateCard['rates'][number], 'level' | 'low' | 'high'>[]
  /** Round sums below and above whatever anybody costs, and from one to the next between them. */
  scale: { from: number; to: number; step: number }
  /** By which share the rate is lower in the cheapest country. */
  less: number
} & Pick<RateCard, 'currency' | 'sample'>

/** The rates of what somebody does, by level, where they are highest. */
export function levelRates(position: Position, card: RateCard = rateCard): LevelRates {
  const { currency, sample, countryFactors } = card
  const { low, high } = rateRange({}, card)
  const step = 10
  return {
    levels: card.rates.filter(({ role }) => role === roleOf(position)),
    scale: { from: Math.floor(low / step) * step, to: Math.ceil(high / step) * step, step },
    less: 1 - Math.min(1, ...Object.values(countryFactors)),
    currency,
    sample,
  }
}

/** What stands in a comparison: by its short name, which is a message, or as its page calls it. */
type ComparedItem = { message: ReturnType<typeof soldMessage> } | { name: string }

/** The message with the short name of a country, or of what somebody does. */
export function soldMessage(id: HireCountry | Position) {
  return isOneOf(positions, id)
    ? positionMessage(id)
    : (`taxonomy.country.${hireCountries[id]}` as const)
}

/** What a page that sells says in figures; the terms are those of `facts/terms.ts`. */
export type SellingFacts = {
  /** Left out where the client may choose between the models. */
  model?: Model
  /** What the engineers do, where they are sold by it. */
  position?: Position
  rate: RateRange
  /** Whether the range spans all roles or the levels of one kind of engineer. */
  spans: 'roles' | 'levels'
  /** Query of the page that works out what one such engineer costs; empty where nothing is chosen yet. */
  team: string
  /** The comparison in which what the page sells stands first. */
  comparison?: { query: string; items: readonly ComparedItem[] }
}

/** What can be sold: some roles, or all of them, in one model or any. */
type Offer = {
  model?: Model
  /** Whose cost is worked out; by default the first of the roles. */
  position?: Position
} & NonNullable<Parameters<typeof rateRange>[0]>

/** What each service sells. */
const serviceOffers: Readonly<Record<ServiceSlug, Offer>> = {
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

/** What is sold under an id by which addresses name it. */
export function offerOf(id: string): Offer {
  if (isOneOf(serviceSlugs, id)) return serviceOffers[id]
  if (isOneOf(positions, id)) return { model: 'extend', roles: [roleOf(id)], position: id }
  if (isOneOf(Object.keys(models) as Model[], id)) return { model: id }
  if (isOneOf(Object.keys(hireCountries) as HireCountry[], id))
    return { model: 'extend', country: id }
  throw new RangeError(`Nothing is sold as ${id}`)
}

/**
 * The facts of a page that sells some roles, or all of them, in one model or any.
 * @param country where the engineers are; by default wherever the company hires
 */
export function sellingFacts(offer: Offer = {}): SellingFacts {
  const { model, roles, country, position } = offer
  const line = {
    position: position ?? roles?.[0] ?? 'full-stack-developers',
    level: 'senior',
    country: country ?? 'poland',
    count: 1,
  } as const
  const isChosen = roles?.length === 1 || country !== undefined
  const team = isChosen
    ? `?${teamQuery({ lines: [line], months: usualMonths, client: 'london' })}`
    : ''
  return { model, position, rate: rateRange(offer), spans: roles ? 'levels' : 'roles', team }
}
