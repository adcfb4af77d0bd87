import { comparable, comparedKinds } from '../../content/compare.ts'
import { comparedName } from '../../content/compare.server.ts'
import { clientZones } from '../../content/facts/clients.ts'
import { exchangeRates, rateCard } from '../../content/facts/rates.ts'
import { placesBesideClients } from '../../content/hours-together.ts'
import { modelTexts } from '../../content/load-pages.server.ts'
import { comparisonOf } from '../../content/page-sections.ts'
import { partWriter } from '../../content/brief.ts'
import { rateLevels } from '../../content/schema.ts'
import { type HireCountry, hireCountries, roles } from '../../content/taxonomy.ts'
import { hoursPerMonth } from '../../content/team-cost.ts'
import { yearOf } from '../../content/working-hours.ts'
import { translator } from '../../locales/translator.server.ts'
import { formatsOf, type Locale } from '../../locales/locales.ts'
import { routes } from '../../locales/route-table.ts'

function toolTranslator(locale: Locale, tool: 'team-cost' | 'compare' | 'working-hours') {
  const names = ['common', 'taxonomy', ...routes[tool].catalogs]
  return translator(locale, names) as (id: string, values?: object) => string
}

function table(rows: readonly (readonly string[])[]): string {
  const [head, ...body] = rows.map(
    (cells) => `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`,
  )
  return [head, `|${rows[0]!.map(() => ' --- |').join('')}`, ...body].join('\n')
}

/** The rate card, and what else a price range is worked out with. */
export function costFigures(locale: Locale): string[] {
  const text = toolTranslator(locale, 'team-cost')
  const { moneyRange } = partWriter(locale, text)
  const number = new Intl.NumberFormat(formatsOf(locale), { maximumFractionDigits: 5 })
  const { currency, rates, countryFactors, sample, asOf } = rateCard
  const rateOf = (role: string, level: string) => {
    const { low, high } = rates.find((each) => each.role === role && each.level === level)!
    return moneyRange({ low, high, currency })
  }
  const { base, rates: exchange, source } = exchangeRates
  const others = Object.entries(exchange).filter(([code]) => code !== base)
  return [
    text('team-cost.lead'),
    `## ${text('team-cost.arithmetic.rate')}`,
    ...(sample ? [`*${text('common.shell.sample-mark')}*. ${text('team-cost.csv.sample')}`] : []),
    table([
      [text('team-cost.form.role'), ...rateLevels.map((level) => text(`team-cost.level.${level}`))],
      ...roles.map((role) => [
        text(`taxonomy.role.${role}`),
        ...rateLevels.map((level) => rateOf(role, level)),
      ]),
    ]),
    table([
      [text('team-cost.form.place'), text('team-cost.csv.factor')],
      ...(Object.keys(hireCountries) as HireCountry[]).map((country) => [
        text(`taxonomy.country.${hireCountries[country]}`),
        number.format(countryFactors[country]),
      ]),
    ]),
    [
      `- ${text('team-cost.arithmetic.hours')}: ${hoursPerMonth}`,
      `- ${text('team-cost.csv.rates', { day: asOf })}`,
      ...others.map(([code, rate]) => `- 1 ${base} = ${number.format(rate)} ${code}`),
      `- [${text('team-cost.csv.exchange', { day: source.asOf, publisher: source.publisher })}](${source.url})`,
      `- ${text('team-cost.csv.scope')}`,
    ].join('\n'),
  ]
}

/** The places with the hours that they share with cities of clients this year. */
export function hoursFigures(locale: Locale): string[] {
  const text = toolTranslator(locale, 'working-hours')
  const day = new Date().toISOString().slice(0, 10)
  const range = (least: number, most: number) =>
    least === most
      ? text('working-hours.count', { count: most })
      : text('hours-together.answer.range', { least, most })
  return [
    text('hours-together.lead'),
    `## ${text('hours-together.clients.title')}`,
    text('hours-together.clients.lead', { year: yearOf(day) }),
    table([
      [
        text('hours-together.all.place'),
        ...clientZones.map(({ id }) => text(`working-hours.city.${id}`)),
      ],
      ...placesBesideClients(day).map(({ id, clients }) => [
        text(`locations.${id}`),
        ...clients.map(({ least, most }) => range(least, most)),
      ]),
    ]),
  ]
}

/** The models side by side, and all else that can be compared. */
export function comparedFigures(locale: Locale): string[] {
  const text = toolTranslator(locale, 'compare')
  const { options, rows } = comparisonOf(modelTexts(locale).sections.comparison)
  const mark = text('common.shell.sample-mark')
  const cellOf = (cell: boolean | string) =>
    typeof cell === 'string' ? cell : text(`comparison-table.${cell ? 'yes' : 'no'}`)
  return [
    text('compare.lead'),
    `## ${text('compare.title.model')}`,
    table([
      [text('compare.question'), ...options.map(({ title }) => title)],
      ...rows.map(({ title, cells, sample }) => [
        sample ? `${title} (*${mark}*)` : title,
        ...cells.map(cellOf),
      ]),
    ]),
    ...comparedKinds
      .filter((kind) => kind !== 'model')
      .flatMap((kind) => [
        `## ${text(`compare.title.${kind}`)}`,
        comparable[kind].map((id) => `- ${comparedName(locale, id)}`).join('\n'),
      ]),
  ]
}
