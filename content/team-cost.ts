import { clientZones, type ClientCity } from './facts/clients.ts'
import { rateCard, skillRoles } from './facts/rates.ts'
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

type RateLevel = (typeof rateLevels)[number]

/** What people of a line do: a role, or a skill, which has the rate of its role. */
export type Position = Role | Skill

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
export const teamBounds = { lines: 8, people: 20, months: 36 } as const

export const usualMonths = 6

/** Days of a year on which people could work, and those on which they do not. */
export const workYear = { weekdays: 260, leave: 25, holidays: 10, away: 5 } as const

export const hoursPerDay = 8

export const workDays = workYear.weekdays - workYear.leave - workYear.holidays - workYear.away

/** Hours that one engineer works in a month, on the average of a year. */
export const hoursPerMonth = Math.round((workDays * hoursPerDay) / 12)

/** Whole units of the card's currency. */
export type CostRange = { low: number; high: number }

/** A line with the figures of its sum. */
type LineCost = TeamLine & { rate: CostRange; factor: number; month: CostRange }

/** What a team costs; a month is the sum of its rounded lines, so that all figures on a page add up. */
export type TeamCost = { lines: readonly LineCost[]; month: CostRange; total: CostRange }

/** Ranges are rounded outwards, to whole hundreds. */
const step = 100
/** Products of decimal fractions miss a whole number by less than this. */
const slack = 1e-6

/** The cost of a team by the rate card: people × rate an hour × factor of the country × hours a month. */
export function teamCost({ lines, months }: Team, card: RateCard = rateCard): TeamCost {
  const costs = lines.map((line) => lineCost(line, card))
  const sum = (end: keyof CostRange) => costs.reduce((all, { month }) => all + month[end], 0)
  const month = { low: sum('low'), high: sum('high') }
  return { lines: costs, month, total: { low: month.low * months, high: month.high * months } }
}

function lineCost(line: TeamLine, { rates, countryFactors }: RateCard): LineCost {
  const { position, level, country, count } = line
  const role = roleOf(position)
  const rate = rates.find((each) => each.role === role && each.level === level)
  if (!rate) throw new RangeError(`The rate card has no rate for ${role}, ${level}`)
  const factor = countryFactors[country] ?? 1
  const hours = count * factor * hoursPerMonth
  const month = {
    low: Math.floor((rate.low * hours) / step + slack) * step,
    high: Math.ceil((rate.high * hours) / step - slack) * step,
  }
  return { ...line, rate: { low: rate.low, high: rate.high }, factor, month }
}

/** The role whose rate a position has. */
function roleOf(position: Position): Role {
  return isOneOf(skills, position) ? skillRoles[position] : position
}

/** The cheapest month that the card knows, for one person. */
export function lowestMonth(card: RateCard = rateCard): number {
  const countries = Object.keys(hireCountries) as HireCountry[]
  return Math.min(
    ...roles.flatMap((position) =>
      rateLevels.flatMap((level) =>
        countries.map(
          (country) => lineCost({ position, level, country, count: 1 }, card).month.low,
        ),
      ),
    ),
  )
}

/** What an address says, each key with all of its values. */
export type TeamQuery = Readonly<Record<string, readonly string[] | undefined>>

/**
 * The team that an address tells. Lines of an unknown position are left out, other unknown words become what is usual,
 * and numbers are held within their bounds, so that every address has an answer.
 */
export function readTeam(query: TeamQuery): Team {
  const { level = [], place = [], count = [], zone = [], months = [] } = query
  const lines = (query.role ?? []).flatMap((position, at): TeamLine[] =>
    isOneOf(positions, position)
      ? [
          {
            position,
            level: known(rateLevels, level[at], 'senior'),
            country: known(Object.keys(hireCountries) as HireCountry[], place[at], 'poland'),
            count: within(count[at], teamBounds.people, 1),
          },
        ]
      : [],
  )
  const cities = clientZones.map(({ id }) => id)
  return {
    lines: lines.slice(0, teamBounds.lines),
    months: within(months[0], teamBounds.months, usualMonths),
    client: known(cities, zone[0], 'london'),
  }
}

/** The address of a team, without a question mark: one form for each team. */
export function teamQuery({ lines, months, client }: Team): string {
  const query = new URLSearchParams()
  for (const { position, level, country, count } of lines) {
    query.append('role', position)
    query.append('level', level)
    query.append('place', country)
    query.append('count', String(count))
  }
  query.set('months', String(months))
  query.set('zone', client)
  return query.toString()
}

function known<Value extends string>(
  values: readonly Value[],
  asked: string | undefined,
  usual: Value,
): Value {
  return values.find((value) => value === asked) ?? usual
}

function within(asked: string | undefined, most: number, usual: number): number {
  const number = Math.round(Number(asked ?? ''))
  return Number.isNaN(number) || asked?.trim() === '' || asked === undefined
    ? usual
    : Math.min(most, Math.max(1, number))
}

/** The same address without one line, by its place in the form. */
export function withoutLine(query: TeamQuery, at: number): TeamQuery {
  const rest = (values: readonly string[] = []) => values.filter((_, index) => index !== at)
  const { role, level, place, count } = query
  return { ...query, role: rest(role), level: rest(level), place: rest(place), count: rest(count) }
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
