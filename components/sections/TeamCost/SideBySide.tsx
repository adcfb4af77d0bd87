import type { ReactNode } from 'react'
import { rateCard } from '../../../content/facts/rates.ts'
import { type HireCountry, hireCountries } from '../../../content/taxonomy.ts'
import {
  type CostRange,
  costOfEach,
  peopleOf,
  positionMessage,
  type Team,
  type TeamCost,
} from '../../../content/team-cost.ts'
import { Message } from '../../text/Message.tsx'
import { SampleMark } from '../../text/SampleMark.tsx'
import { useMoneyRange } from '../../text/money.ts'
import { useText } from '../../text/useText.ts'
import { CardTable } from '../../ui/CardTable.tsx'
import { Section } from '../../ui/Section.tsx'
import { Apart, Shared } from './SideBySideCells.tsx'
import css from './TeamCost.module.css'

type Props = {
  teams: readonly Team[]
  /** Of each team. */
  costs: readonly TeamCost[]
  /** IANA time zone of each country. */
  timeZones: Readonly<Record<HireCountry, string>>
  /** The day whose clocks count, such as `2026-11-24`. */
  day: string
}

/** Two or three teams in one table: who they are, what they cost, and how far each is from the first. */
export function SideBySide({ teams, costs, timeZones, day }: Props) {
  const text = useText()
  const moneyRange = useMoneyRange()
  const range = (sum: CostRange) => moneyRange({ ...sum, currency: costs[0]!.currency })
  const row = (id: string, header: ReactNode, cell: (at: number) => ReactNode) => ({
    id,
    header,
    cells: teams.map((_, at) => cell(at)),
  })
  return (
    <Section
      opening="split"
      title={<Message id="team-cost.side.title" />}
      lead={<Message id="team-cost.side.lead" />}
    >
      <div className={css.arithmetic}>
        <CardTable
          caption={
            <>
              <Message id="team-cost.side.caption" /> <SampleMark sample={rateCard.sample} />
            </>
          }
          columns={[
            <Message key="what" id="team-cost.side.what" />,
            ...teams.map((_, at) => (
              <Message key={at} id="team-cost.team" values={{ number: at + 1 }} />
            )),
          ]}
          rows={[
            row('who', <Message id="team-cost.side.who" />, (at) => (
              <ul>
                {teams[at]!.lines.map(({ count, position, level, country }, line) => (
                  <li key={line}>
                    {text('team-cost.brief.line', {
                      count,
                      position: text(positionMessage(position)),
                      level: text(`team-cost.level.${level}`),
                      country: text(`taxonomy.country.${hireCountries[country]}`),
                    })}
                  </li>
                ))}
              </ul>
            )),
            row('people', <Message id="team-cost.arithmetic.people" />, (at) =>
              peopleOf(teams[at]!),
            ),
            row('month', <Message id="team-cost.side.month" />, (at) => range(costs[at]!.month)),
            row('months', <Message id="team-cost.form.months" />, (at) => teams[at]!.months),
            row('total', <Message id="team-cost.side.total" />, (at) => range(costs[at]!.total)),
            row('each', <Message id="team-cost.answer.each" />, (at) =>
              range(costOfEach(costs[at]!)),
            ),
            row('apart', <Message id="team-cost.side.apart" />, (at) =>
              at === 0 ? null : <Apart first={costs[0]!} other={costs[at]!} />,
            ),
            row('hours', <Message id="working-hours.shared" />, (at) => (
              <Shared team={teams[at]!} {...{ timeZones, day }} />
            )),
          ]}
        />
      </div>
    </Section>
  )
}
