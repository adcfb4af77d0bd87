import type { ReactNode } from 'react'
import { clientZones } from '../../../content/facts/clients.ts'
import { rateCard } from '../../../content/facts/rates.ts'
import { type Position, teamCost } from '../../../content/team-cost.ts'
import { workingHours } from '../../../content/working-hours.ts'
import { Message } from '../../text/Message.tsx'
import { useMoneyRange } from '../../text/money.ts'
import { SalaryText } from '../../text/SalaryText.tsx'
import { useList } from '../../text/useList.ts'
import { useText } from '../../text/useText.ts'
import { YesOrNo } from '../ComparisonTable/YesOrNo.tsx'
import { useSellingFacts } from '../FirstScreen/useSellingFacts.tsx'
import type { ComparedItem } from './compared-item.ts'

/** A question with the answer of each thing. */
export type ComparedRow = {
  id: string
  name: ReactNode
  /** `key` is the same where the answers are. */
  cells: readonly { key: string; shown: ReactNode }[]
  sample?: boolean
}

/** All that pages say about things of one kind, question by question. */
export function useComparedRows(items: readonly ComparedItem[], day: string): ComparedRow[] {
  const terms = useTermRows(items)
  const facts = useFactRows(items)
  const levels = useLevelRows(items)
  const places = usePlaceRows(items, day)
  return [
    row('what', <Message id="compare.row.what" />, items, ({ description }) => [description]),
    ...terms,
    // The terms of a model say the start and who manages in its own words.
    ...facts.filter(({ id }) => terms.length === 0 || id === 'term' || id === 'rate'),
    ...levels,
    ...places,
  ]
}

function row(
  id: string,
  name: ReactNode,
  items: readonly ComparedItem[],
  /** What is compared, and what is shown where that is not the same. */
  cellOf: (item: ComparedItem) => readonly [key: string, shown?: ReactNode],
  sample = false,
): ComparedRow {
  const cells = items.map((item) => {
    const [key, shown = key] = cellOf(item)
    return { key, shown }
  })
  return { id, name, cells, sample }
}

function useTermRows(items: readonly ComparedItem[]): ComparedRow[] {
  return items[0]!.terms.map(({ title }, at) =>
    row(title, title, items, ({ terms }) => {
      const { value } = terms[at]!
      return [
        String(value),
        typeof value === 'string' ? value : <YesOrNo key={title} value={value} />,
      ]
    }),
  )
}

/** The facts of a thing; hooks do not allow a loop over things, of which there are three at most. */
function useFactRows(items: readonly ComparedItem[]): ComparedRow[] {
  const [first, second, third] = items
  const facts = [
    useSellingFacts(first!.facts),
    useSellingFacts((second ?? first!).facts),
    useSellingFacts((third ?? first!).facts),
  ]
  return facts[0]!.map(({ id, name, sample }, at) => ({
    id,
    name,
    sample,
    cells: items.map(({ facts: { model, rate, spans } }, index) => {
      const { value, condition } = facts[index]![at]!
      return {
        key: id === 'rate' ? `${rate.low}-${rate.high} ${spans}` : (model ?? ''),
        shown: (
          <>
            <strong>{value}</strong>
            <br />
            {condition}
          </>
        ),
      }
    }),
  }))
}

function useLevelRows(items: readonly ComparedItem[]): ComparedRow[] {
  const moneyRange = useMoneyRange()
  const text = useText()
  const { currency, sample } = rateCard
  const month = (position: Position) => moneyRange({ ...monthOf(position, 'poland'), currency })
  if (items[0]!.levels.length === 0) return []
  return [
    ...items[0]!.levels.map(({ level }, at) =>
      row(
        level,
        text('compare.row.level', { level: text(`team-cost.level.${level}`) }),
        items,
        ({ levels }) => [moneyRange({ ...levels[at]!, currency })],
        sample,
      ),
    ),
    row(
      'month',
      <Message id="compare.row.month" />,
      items,
      ({ position }) => [position ? month(position) : ''],
      sample,
    ),
  ]
}

function usePlaceRows(items: readonly ComparedItem[], day: string): ComparedRow[] {
  const moneyRange = useMoneyRange()
  const list = useList()
  const text = useText()
  const noon = new Date(`${day}T12:00:00Z`)
  const { currency, sample } = rateCard
  const places = items.flatMap(({ country }) => (country ? [country] : []))
  if (places.length === 0) return []
  const placeOf = ({ country }: ComparedItem) => country!
  return [
    row('cities', <Message id="compare.row.cities" />, items, (item) => [
      list(placeOf(item).cities.map((city) => text(`cities.${city}`))),
    ]),
    row(
      'month',
      <Message id="compare.row.month-full-stack" />,
      items,
      (item) => [moneyRange({ ...monthOf('full-stack-developers', placeOf(item).id), currency })],
      sample,
    ),
    row(
      'salary',
      <Message id="country-hero.salary" />,
      items,
      (item) => {
        const { salary } = placeOf(item)
        return [JSON.stringify(salary), <SalaryText key="salary" salary={salary} />]
      },
      places.some(({ salary }) => salary.source === undefined),
    ),
    ...clientZones.map(({ id, timeZone }) =>
      row(
        id,
        <Message id="compare.row.hours" values={{ city: text(`working-hours.city.${id}`) }} />,
        items,
        (item) => {
          const hours = workingHours(placeOf(item).timeZone, timeZone, noon)
          return [
            `${hours.shared} ${hours.sharedMoved}`,
            <Message
              key="hours"
              id="compare.hours"
              values={{ shared: hours.shared, moved: hours.sharedMoved }}
            />,
          ]
        },
      ),
    ),
  ]
}

/** What one senior engineer costs in a month. */
function monthOf(
  position: Position,
  country: 'poland' | NonNullable<ComparedItem['country']>['id'],
) {
  const line = { position, level: 'senior', country, count: 1 } as const
  return teamCost({ lines: [line], months: 1, client: 'london' }).month
}
