import { clientZones } from '../../../content/facts/clients.ts'
import { rateCard } from '../../../content/facts/rates.ts'
import { type Position, teamCost } from '../../../content/team-cost.ts'
import { noonOf, workingHours } from '../../../content/working-hours.ts'
import { Message } from '../../text/Message.tsx'
import { useMoneyRange, useList } from '../../text/locale-formats.ts'
import { SalaryText } from '../../text/SalaryText.tsx'
import { useText } from '../../text/useText.ts'
import { type ComparedItem, type ComparedRow, row } from './compared-item.ts'

/** What an hour costs at each level, and a month of one engineer. */
export function useLevelRows(items: readonly ComparedItem[]): ComparedRow[] {
  const moneyRange = useMoneyRange()
  const text = useText()
  const { currency, sample } = rateCard
  const month = (position: Position) => moneyRange({ ...monthOf(position, 'poland'), currency })
  if (items[0]!.levels.length === 0) return []
  return [
    ...items[0]!.levels.map(({ level }, at) =>
      row(
        {
          id: level,
          band: 'money',
          name: text('compare.row.level', { level: text(`team-cost.level.${level}`) }),
          sample,
        },
        items,
        ({ levels }) => [moneyRange({ ...levels[at]!, currency })],
      ),
    ),
    row(
      { id: 'month', band: 'money', name: <Message id="compare.row.month" />, sample },
      items,
      ({ position }) => [position ? month(position) : ''],
    ),
  ]
}

/** Where engineers work, what that costs, and the hours that clients share with them. */
export function usePlaceRows(items: readonly ComparedItem[], day: string): ComparedRow[] {
  const moneyRange = useMoneyRange()
  const list = useList()
  const text = useText()
  const noon = noonOf(day)
  const { currency, sample } = rateCard
  const places = items.flatMap(({ country }) => (country ? [country] : []))
  if (places.length === 0) return []
  const placeOf = ({ country }: ComparedItem) => country!
  return [
    row(
      { id: 'cities', band: 'place', name: <Message id="compare.row.cities" /> },
      items,
      (item) => [list(placeOf(item).cities.map((city) => text(`cities.${city}`)))],
    ),
    row(
      { id: 'month', band: 'money', name: <Message id="compare.row.month-full-stack" />, sample },
      items,
      (item) => [moneyRange({ ...monthOf('full-stack-developers', placeOf(item).id), currency })],
    ),
    row(
      {
        id: 'salary',
        band: 'money',
        name: <Message id="compare.row.salary" />,
        sample: places.some(({ salary }) => salary.source === undefined),
      },
      items,
      (item) => {
        const { salary } = placeOf(item)
        return [JSON.stringify(salary), <SalaryText key="salary" salary={salary} />]
      },
    ),
    ...clientZones.map(({ id, timeZone }) =>
      row(
        {
          id,
          band: 'place',
          name: (
            <Message id="compare.row.hours" values={{ city: text(`working-hours.city.${id}`) }} />
          ),
        },
        items,
        (item) => {
          const hours = workingHours(placeOf(item).timeZone, timeZone, noon)
          return [
            `${hours.shared} ${hours.sharedMoved}`,
            <Message
              key="hours"
              id="compare.hours"
              values={{
                shared: hours.shared,
                moved: hours.sharedMoved,
                moves: hours.sharedMoved > hours.shared ? 'yes' : 'no',
              }}
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
