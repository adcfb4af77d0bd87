import { createIntl } from '@formatjs/intl'
import { formatTimeOn } from '../locales/formats.ts'
import { formatMoneyRange, type MoneyRange } from './money-range.ts'
import { formatsOf, type Locale } from '../locales/locales.ts'
import type { MessageArguments } from '../locales/locale-messages.ts'
import type { RequiredMessageId } from '../locales/messages.d.ts'
import type { BriefLine } from '../server/contract/brief.ts'
import { hireCountries } from './taxonomy.ts'
import { type CostRange, positionMessage, type Team, teamCost, type Teams } from './team-cost.ts'
import type { AskedHours, HoursTogether } from './hours-together.ts'
import { dayIn, noonOf } from './working-hours.ts'
import type { ZoneCity } from './zone-cities.ts'
import type { AnswerGroup } from './facts/supplier-answers.ts'
import { readRoom } from './procurement.ts'

/** Catalogs with the words of all parts. */
export const briefCatalogs = [
  'forms',
  'taxonomy',
  'team-cost',
  'hours-together',
  'working-hours',
  'locations',
  'procurement',
  'compare',
] as const

type PartMessageId = Extract<RequiredMessageId, `${(typeof briefCatalogs)[number]}.${string}`>

/** What writes the parts of a brief in one language: on a page, in a mail, and wherever else they are read. */
export type PartWriter = {
  text: <Id extends PartMessageId>(id: Id, ...values: MessageArguments<Id>) => string
  /** Joins names: "Warsaw, Kraków and Gdańsk". */
  list: (names: readonly string[]) => string
  /** A range of whole sums: "€26–76". */
  moneyRange: (range: MoneyRange) => string
  /** A moment on the clocks of a zone: "09:00", or "Thu 09:00". */
  timeOn: (at: Date, timeZone: string, weekday: boolean) => string
  locale: Locale
}

/**
 * A writer outside React.
 * @param text messages of the catalogs that the parts need
 */
export function partWriter(locale: Locale, text: PartWriter['text']): PartWriter {
  const intl = createIntl<string>({ locale: formatsOf(locale), messages: {} })
  return {
    text,
    list: (names) => intl.formatList(names),
    moneyRange: (range) => formatMoneyRange(intl.locale, range),
    timeOn: (at, timeZone, weekday) => formatTimeOn(intl, at, timeZone, weekday),
    locale,
  }
}

/** What teams cost, and who is in them; the first line stands for the whole. */
export function costLines(
  { teams, currency }: Pick<Teams, 'teams' | 'currency'>,
  write: PartWriter,
): BriefLine[] {
  return teams.flatMap((team, at) =>
    teamLines(team, currency, teams.length > 1 ? at + 1 : undefined, write),
  )
}

/** @param number where several teams are compared */
function teamLines(
  team: Team,
  currency: Teams['currency'],
  number: number | undefined,
  write: PartWriter,
): BriefLine[] {
  const { text, moneyRange } = write
  const { lines, month, total } = teamCost(team, currency)
  const { months } = team
  const range = (sum: CostRange) => moneyRange({ ...sum, currency })
  return [
    {
      label: number ? text('team-cost.brief.team', { number }) : text('team-cost.brief.range'),
      value: text('team-cost.brief.month', { range: range(month), months }),
    },
    { label: text('team-cost.brief.total', { months }), value: range(total) },
    ...lines.map(({ count, position, level, country, month: ofLine }) => ({
      label: text('team-cost.brief.line', {
        count,
        position: text(positionMessage(position)),
        level: text(`team-cost.level.${level}`),
        country: text(`taxonomy.country.${hireCountries[country]}`),
      }),
      value: text('team-cost.brief.line-month', { range: range(ofLine) }),
    })),
  ]
}

/** What a comparison of working days says: who is compared, the hours with each place, and times for a call. */
export function hoursLines(
  { cities }: Pick<AskedHours, 'cities'>,
  { places, beside, day, calls, callDay }: HoursTogether,
  { text, list, timeOn, locale }: PartWriter,
): BriefLine[] {
  const nameOf = ({ names }: ZoneCity): string =>
    (names as Partial<Record<string, string>>)[locale] ?? names.en
  const hours = (count: number) => text('working-hours.count', { count })
  const own = cities[0]!
  const times = calls.starts.map((start) =>
    timeOn(start, own.zone, dayIn(own.zone, start) !== callDay),
  )
  return [
    {
      label: text('hours-together.send.compared'),
      value: text('hours-together.send.cities', {
        city: list(cities.map(nameOf)),
        places: list(places.map((id) => text(`locations.${id}`))),
      }),
    },
    ...places.map((id) => {
      const { today, least, most } = beside.find((place) => place.id === id)!
      return {
        label: text('hours-together.send.shared', { place: text(`locations.${id}`) }),
        value: text('hours-together.send.shared-text', {
          shared: hours(today.shared),
          range:
            least === most ? hours(most) : text('hours-together.answer.range', { least, most }),
          day: noonOf(day),
        }),
      }
    }),
    ...(times.length > 0
      ? [{ label: text('hours-together.send.calls', { city: nameOf(own) }), value: list(times) }]
      : []),
  ]
}

type Group = { id: AnswerGroup; answers: readonly { id: string; question: string }[] }

/**
 * What selected answers say in a brief: how many they are, then the questions of each group.
 * @param query of the selection, as `questionsQuery` gives it
 * @param groups all answers in the language of the writer
 */
export function questionLines(
  query: string,
  groups: readonly Group[],
  { text }: Pick<PartWriter, 'text'>,
): BriefLine[] {
  const { selected } = readRoom({ q: new URLSearchParams(query).getAll('q') })
  if (selected.length === 0) return []
  return [
    {
      label: text('procurement.brief.selected'),
      value: text('procurement.brief.count', { count: selected.length }),
    },
    ...groups.flatMap(({ id: group, answers }) =>
      answers
        .filter((answer) => selected.includes(answer.id))
        .map(({ question }) => ({ label: text(`procurement.group.${group}`), value: question })),
    ),
  ]
}
