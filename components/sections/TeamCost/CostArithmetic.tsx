import type { Team, TeamCost } from '../../../content/team-cost.ts'
import { Message } from '../../text/Message.tsx'
import { Section } from '../../ui/Section.tsx'
import { ArithmeticTable } from './ArithmeticTable.tsx'
import css from './TeamCost.module.css'

type Props = {
  teams: readonly Team[]
  /** Of each team. */
  costs: readonly TeamCost[]
}

/** How each range was worked out, line by line, then the month and all months. */
export function CostArithmetic({ teams, costs }: Props) {
  return (
    <Section
      opening="split"
      title={<Message id="team-cost.arithmetic.title" />}
      lead={<Message id="team-cost.arithmetic.lead" />}
    >
      <div className={css.arithmetic}>
        {teams.map((team, at) => (
          <ArithmeticTable
            key={at}
            team={team}
            cost={costs[at]!}
            number={teams.length > 1 ? at + 1 : undefined}
          />
        ))}
      </div>
    </Section>
  )
}
