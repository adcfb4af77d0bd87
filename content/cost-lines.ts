import type { BriefLine } from '../server/contract/brief.ts'
import type { PartWriter } from './part-writer.ts'
import { hireCountries } from './taxonomy.ts'
import { type CostRange, positionMessage, type Team, teamCost, type Teams } from './team-cost.ts'

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
