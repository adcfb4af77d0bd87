import { parseQuery, searchOf } from '../../content/address-query.ts'
import { type RequestHandler, Router } from 'express'
import { exchangeRates, rateCard } from '../../content/facts/rates.ts'
import { hireCountries } from '../../content/taxonomy.ts'
import {
  hoursPerMonth,
  positionMessage,
  readTeams,
  type Team,
  teamCost,
  type Teams,
  teamsQuery,
} from '../../content/team-cost.ts'
import { type Locale, locales } from '../../locales/locales.ts'
import { href } from '../../locales/addresses.ts'
import { csvFile } from '../spreadsheets.ts'
import { partialTranslator } from '../../locales/translator.server.ts'

/** `GET /team-cost.csv?…`: the calculation of `/team-cost?…` as a table, in every language. */
export function teamCostFiles({ siteUrl }: { siteUrl: string }): Router {
  const router = Router()
  for (const { code } of locales) {
    router.get(`${href('team-cost', code)}.csv`, tableIn(code, siteUrl))
  }
  return router
}

function tableIn(locale: Locale, siteUrl: string): RequestHandler {
  const page = href('team-cost', locale)
  return (request, response) => {
    const search = searchOf(request.originalUrl)
    const asked = readTeams(parseQuery(search))
    // Without a team there is nothing to calculate, but much to choose; the page says what is wrong with one.
    if (asked.teams.length === 0) return response.redirect(303, search ? `${page}?${search}` : page)
    const records = costRecords(asked, locale, `${siteUrl}${page}?${teamsQuery(asked)}`)
    response
      .attachment('team-cost.csv')
      .type('text/csv')
      .set('Cache-Control', 'no-store')
      .set('X-Robots-Tag', 'noindex')
      .send(csvFile(records, locale))
  }
}

/** Columns of the table, in their order. */
type Cells = Record<
  | 'team'
  | 'line'
  | 'role'
  | 'level'
  | 'country'
  | 'people'
  | 'rateLow'
  | 'rateHigh'
  | 'rateCurrency'
  | 'factor'
  | 'hours'
  | 'exchange'
  | 'low'
  | 'high'
  | 'currency',
  string | number
>

/**
 * The calculation line by line, the sums of each team, then what the figures rest on.
 * @param address of the same calculation as a page
 */
function costRecords(
  { teams, currency }: Teams,
  locale: Locale,
  address: string,
): readonly (readonly (string | number)[])[] {
  const text = partialTranslator(locale, ['team-cost', 'taxonomy'])
  const header: Cells = {
    team: text('team-cost.csv.team'),
    line: text('team-cost.arithmetic.line'),
    role: text('team-cost.form.role'),
    level: text('team-cost.form.level'),
    country: text('team-cost.form.place'),
    people: text('team-cost.form.people'),
    rateLow: text('team-cost.csv.rate-low'),
    rateHigh: text('team-cost.csv.rate-high'),
    rateCurrency: text('team-cost.csv.rate-currency'),
    factor: text('team-cost.csv.factor'),
    hours: text('team-cost.arithmetic.hours'),
    exchange: text('team-cost.arithmetic.exchange'),
    low: text('team-cost.arithmetic.low'),
    high: text('team-cost.arithmetic.high'),
    currency: text('team-cost.csv.currency'),
  }
  const { publisher, asOf, url } = exchangeRates.source
  return [
    Object.values(header),
    ...teams.flatMap((team, at) => teamRecords(team, at + 1)),
    [],
    [text('team-cost.csv.scope')],
    [
      text('team-cost.csv.rates', { day: rateCard.asOf }),
      ...(rateCard.sample ? [text('team-cost.csv.sample')] : []),
    ],
    ...(currency === exchangeRates.base
      ? []
      : [[text('team-cost.csv.exchange', { day: asOf, publisher }), url]]),
    [text('team-cost.csv.page'), address],
  ]

  function teamRecords(team: Team, number: number): (string | number)[][] {
    const { lines, month, total } = teamCost(team, currency)
    const sum = (name: string, { low, high }: typeof month): (string | number)[] => {
      const cells = {
        ...empty(header),
        team: number,
        line: name,
        low,
        high,
        currency,
      }
      return Object.values(cells)
    }
    return [
      ...lines.map(({ position, level, country, count, rate, factor, month: own }, at) => {
        const cells: Cells = {
          team: number,
          line: at + 1,
          role: text(positionMessage(position)),
          level: text(`team-cost.level.${level}`),
          country: text(`taxonomy.country.${hireCountries[country]}`),
          people: count,
          rateLow: rate.low,
          rateHigh: rate.high,
          rateCurrency: rateCard.currency,
          factor,
          hours: hoursPerMonth,
          exchange: exchangeRates.rates[currency],
          low: own.low,
          high: own.high,
          currency,
        }
        return Object.values(cells)
      }),
      sum(text('team-cost.answer.team'), month),
      sum(text('team-cost.arithmetic.total', { months: team.months }), total),
    ]
  }
}

function empty(cells: Cells): Cells {
  return Object.fromEntries(Object.keys(cells).map((name) => [name, ''])) as Cells
}
