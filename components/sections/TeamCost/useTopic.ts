import { hireCountries } from '../../../content/taxonomy.ts'
import type { Team, TeamCost } from '../../../content/team-cost.ts'
import { useList } from '../../text/useList.ts'
import { useMoneyRange } from '../../text/money.ts'
import { useText } from '../../text/useText.ts'
import { usePositionName } from './usePositionName.ts'

/** Says teams and their prices in one line. */
export function useTopic() {
  const list = useList()
  const text = useText()
  const moneyRange = useMoneyRange()
  const nameOf = usePositionName()
  const lineOf = ({ count, position, level, country }: Team['lines'][number]) =>
    text('team-cost.answer.topic-line', {
      count,
      position: nameOf(position),
      level: text(`team-cost.level.${level}`),
      country: text(`taxonomy.country.${hireCountries[country]}`),
    })
  return (teams: readonly Team[], costs: readonly TeamCost[]) =>
    teams
      .map(({ lines, months }, at) =>
        text('team-cost.answer.topic', {
          range: moneyRange({ ...costs[at]!.month, currency: costs[at]!.currency }),
          months,
          lines: list(lines.map(lineOf)),
        }),
      )
      .join('; ')
}
