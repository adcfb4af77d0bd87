import type { AddressQuery } from './address-query.ts'
import { clientZones, type ClientCity } from './facts/clients.ts'
import { currencies, type Currency, exchangeRates, rateCard, skillRoles } from './facts/rates.ts'
import { rateLevels, type RateCard } from './schema.ts'
import {
  type HireCountry,
  hireCountries,
  isOneOf,
  type Role,
  roles,
  type Skill,
  skills,
} from './taxonomy.ts'
import { rowsOf, teamIds, teamNumbers, type TeamRow } from './team-form.ts'

type RateLevel = (typeof rateLevels)[number]

/** What people of a line do: a role, or a skill, which has the rate of its role. */
export type Position = Role | Skill

/** The message with the name of what people do. */
export function positionMessage(position: Position) {
  return isOneOf(roles, position)
    ? (`taxonomy.role.${position}` as const)
    : (`taxonomy.skill.${position}` as const)
}

export const positions: readonly Position[] = [...roles, ...skills]

/** Some people of a team who do the same in the same country. */
export type TeamLine = { position: Position; level: RateLevel; country: HireCountry; count: number }

export type Team = {
  lines: readonly TeamLine[]
  months: number
  /** Whose clock the team is compared with. */
  client: ClientCity
}

/** How much of each can be asked for. */
export const teamBounds = { teams: teamIds.length, lines: 8, people: 20, months: 36 } as const

export const usualMonths = 6

/** Days of a year on which people could work, and those on which they do not. */
export const workYear = { weekdays: 260, leave: 25, holidays: 10, away: 5 } as const

export const hoursPerDay = 8

export const workDays = workYear.weekdays - workYear.leave - workYear.holidays - workYear.away

/** Hours that one engineer works in a month, on the average of a year. */
export const hoursPerMonth = Math.round((workDays * hoursPerDay) / 12)

/** Whole units of a currency. */
export type CostRange = { low: number; high: number }

/** A line with the figures of its sum. */
type LineCost = TeamLine & { rate: CostRange; factor: number; month: CostRange }

/** What a team costs; a month is the sum of its rounded lines, so that all figures on a page add up. */
export type TeamCost = {
  currency: Currency
  lines: readonly LineCost[]
  month: CostRange
  total: CostRange
}

/** Ranges are rounded outwards, to whole hundreds. */
const step = 100
/** Products of decimal fractions miss a whole number by less than this. */
const slack = 1e-6

/**
 * The cost of a team by the rate card: people × rate an hour × factor of the country × hours a month × exchange rate.
 * Sums are rounded in the currency in which they are read.
 */
export function teamCost(
  { lines, months }: Team,
  currency: Currency = exchangeRates.base,
  card: RateCard = rateCard,
): TeamCost {
  const costs = lines.map((line) => lineCost(line, currency, card))
  const sum = (end: keyof CostRange) => costs.reduce((all, { month }) => all + month[end], 0)
  const month = { low: sum('low'), high: sum('high') }
  const total = { low: month.low * months, high: month.high * months }
  return { currency, lines: costs, month, total }
}

function lineCost(
  line: TeamLine,
  currency: Currency,
  { rates, countryFactors }: RateCard,
): LineCost {
  const { position, level, country, count } = line
  const role = roleOf(position)
  const rate = rates.find((each) => each.role === role && each.level === level)
  if (!rate) throw new RangeError(`The rate card has no rate for ${role}, ${level}`)
  const factor = countryFactors[country] ?? 1
  const hours = count * factor * hoursPerMonth * exchangeRates.rates[currency]
  const month = {
    low: Math.floor((rate.low * hours) / step + slack) * step,
    high: Math.ceil((rate.high * hours) / step - slack) * step,
  }
  return { ...line, rate: { low: rate.low, high: rate.high }, factor, month }
}

/** What one person costs in a month, on the average of a team; rounded as its lines are. */
export function costOfEach({ lines, month }: TeamCost): CostRange {
  const people = peopleOf({ lines })
  return {
    low: Math.floor(month.low / people / step) * step,
    high: Math.ceil(month.high / people / step) * step,
  }
}

/** The role whose rate a position has. */
export function roleOf(position: Position): Role {
  return isOneOf(skills, position) ? skillRoles[position] : position
}

/** The cheapest month that the card knows, for one person. */
export function lowestMonth(card: RateCard = rateCard): number {
  const countries = Object.keys(hireCountries) as HireCountry[]
  return Math.min(
    ...roles.flatMap((position) =>
      rateLevels.flatMap((level) =>
        countries.map(
          (country) =>
            lineCost({ position, level, country, count: 1 }, exchangeRates.base, card).month.low,
        ),
      ),
    ),
  )
}

/** Something that an address asked for and does not get; what it gets instead is what is usual, or the nearest bound. */
export type TeamChange =
  | { kind: 'position' | 'level' | 'country' | `people-${Limit}`; team: number; line: number }
  | { kind: `months-${Limit}` | 'lines'; team: number }
  | { kind: 'teams' | 'zone' | 'currency' }
type Limit = 'few' | 'many' | 'whole'

/** The teams that an address tells. */
export type Teams = {
  /** Each with at least one line. */
  teams: readonly Team[]
  /** What is wanted of a team that is still to be chosen. */
  next: Pick<Team, 'months' | 'client'>
  currency: Currency
  /** In the order of the form. */
  changes: readonly TeamChange[]
}

/**
 * The teams that an address tells. Lines of an unknown position are left out, other unknown words become what is usual,
 * and numbers are held within their bounds, so that every address has an answer; `changes` says what was done.
 */
export function readTeams(query: AddressQuery): Teams {
  const changes: TeamChange[] = []
  const rows = rowsOf(query)
  const numbers = teamNumbers(rows)
  if (rows.some(({ team }) => !isOneOf(teamIds, team))) changes.push({ kind: 'teams' })
  const teams = numbers.map((number, at) => {
    const lines = rows
      .filter(({ team }) => team === number)
      .flatMap((row, line) => readLine(row, { team: at + 1, line: line + 1 }, changes))
    if (lines.length > teamBounds.lines) changes.push({ kind: 'lines', team: at + 1 })
    return {
      lines: lines.slice(0, teamBounds.lines),
      months: readMonths(query.months?.[at], at + 1, changes),
    }
  })
  const client = known(
    clientZones.map(({ id }) => id),
    query.zone?.[0],
    'london',
    () => changes.push({ kind: 'zone' }),
  )
  const currency = known(currencies, query.currency?.[0], exchangeRates.base, () =>
    changes.push({ kind: 'currency' }),
  )
  const months = numbers.length > 0 ? teams[0]!.months : readMonths(query.months?.[0], 1, changes)
  return {
    teams: teams.filter(({ lines }) => lines.length > 0).map((team) => ({ ...team, client })),
    next: { months, client },
    currency,
    changes,
  }
}

function readLine(
  { role, level, place, count }: TeamRow,
  at: { team: number; line: number },
  changes: TeamChange[],
): TeamLine[] {
  if (role === '') return []
  if (!isOneOf(positions, role)) {
    changes.push({ kind: 'position', ...at })
    return []
  }
  const changed = (kind: 'level' | 'country' | `people-${Limit}`) => () =>
    changes.push({ kind, ...at })
  const countries = Object.keys(hireCountries) as HireCountry[]
  return [
    {
      position: role,
      level: known(rateLevels, level, 'senior', changed('level')),
      country: known(countries, place, 'poland', changed('country')),
      count: within(count, teamBounds.people, 1, (limit) => changed(`people-${limit}`)()),
    },
  ]
}

function readMonths(asked: string | undefined, team: number, changes: TeamChange[]): number {
  return within(asked, teamBounds.months, usualMonths, (limit) =>
    changes.push({ kind: `months-${limit}`, team }),
  )
}

/** The address of some teams, without a question mark: one form for each choice. */
export function teamsQuery({ teams, currency }: Pick<Teams, 'teams' | 'currency'>): string {
  const query = new URLSearchParams()
  for (const [at, { lines, months }] of teams.entries()) {
    for (const { position, level, country, count } of lines) {
      if (teams.length > 1) query.append('team', String(at + 1))
      query.append('role', position)
      query.append('level', level)
      query.append('place', country)
      query.append('count', String(count))
    }
    query.append('months', String(months))
  }
  const [first] = teams
  if (first) query.set('zone', first.client)
  if (currency !== exchangeRates.base) query.set('currency', currency)
  return query.toString()
}

/** The address of one team, in the currency of the rate card. */
export function teamQuery(team: Team): string {
  return teamsQuery({ teams: [team], currency: exchangeRates.base })
}

/** A string is no value of the list, and an empty one is no question. */
function known<Value extends string>(
  values: readonly Value[],
  asked: string | undefined,
  usual: Value,
  changed: () => void,
): Value {
  const value = values.find((each) => each === asked)
  if (value === undefined && asked) changed()
  return value ?? usual
}

function within(
  asked: string | undefined,
  most: number,
  usual: number,
  changed: (limit: Limit) => void,
): number {
  if (asked === undefined || asked.trim() === '') return usual
  const number = Number(asked)
  if (Number.isNaN(number)) {
    changed('whole')
    return usual
  }
  if (number < 1) changed('few')
  else if (number > most) changed('many')
  else if (!Number.isInteger(number)) changed('whole')
  return Math.min(most, Math.max(1, Math.round(number)))
}

/** How many people a team has. */
export function peopleOf({ lines }: Pick<Team, 'lines'>): number {
  return lines.reduce((all, { count }) => all + count, 0)
}

/** How many people of a team work in a country. */
export function peopleIn({ lines }: Team, country: HireCountry): number {
  return lines.reduce((all, line) => all + (line.country === country ? line.count : 0), 0)
}

/** Countries of a team, the one with most people first. */
export function placesOf(team: Team): HireCountry[] {
  return [...new Set(team.lines.map(({ country }) => country))].toSorted(
    (a, b) => peopleIn(team, b) - peopleIn(team, a),
  )
}
