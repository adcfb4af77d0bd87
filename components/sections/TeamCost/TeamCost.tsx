import { type ReactNode, useId } from 'react'
import { rateCard } from '../../../content/facts/rates.ts'
import {
  lowestMonth,
  type TeamCost as Cost,
  teamQuery,
  type Teams,
} from '../../../content/team-cost.ts'
import type { OpenPart } from '../../../content/team-form.ts'
import { Message } from '../../text/Message.tsx'
import { SampleMark } from '../../text/SampleMark.tsx'
import { useHref } from '../../text/useHref.ts'
import { useMoney } from '../../text/money.ts'
import { Heading, HeadingLevel } from '../../ui/Heading.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Changes } from './Changes.tsx'
import { CostAnswer } from './CostAnswer.tsx'
import { startingTeams } from './starting-teams.ts'
import css from './TeamCost.module.css'
import { TeamForm } from './TeamForm.tsx'

type Props = Pick<Teams, 'teams' | 'next' | 'currency' | 'changes'> & {
  /** Of each team. */
  costs: readonly Cost[]
  /** What the form leaves to be chosen. */
  open: OpenPart
  /** The lines of the only team, or all teams, as ranges on one scale. */
  picture: ReactNode
}

/** Who is wanted, and beside it what that costs; the answer of an empty form is where others begin. */
export function TeamCost({ teams, next, currency, changes, costs, open, picture }: Props) {
  const id = useId()
  const [team] = teams
  return (
    <Panel labelledBy={id}>
      <HeadingLevel level={1}>
        <div className={css.opening}>
          <Heading size="h1" id={id} focusable>
            <Message id="team-cost.title" />
          </Heading>
          <p className={css.lead}>
            <Message id="team-cost.lead" />
          </p>
        </div>
      </HeadingLevel>
      <Changes changes={changes} teams={teams.length} />
      <div className={css.work}>
        <TeamForm {...{ teams, next, currency, open }} />
        <div className={css.answer} id="answer">
          {team ? <CostAnswer {...{ teams, costs, currency, picture }} /> : <Beginnings />}
        </div>
      </div>
    </Panel>
  )
}

function Beginnings() {
  const href = useHref()
  const money = useMoney()
  const amount = money({ amount: lowestMonth(), currency: rateCard.currency })
  return (
    <>
      <div className={css.figure}>
        <Heading size="h4">
          <Message id="team-cost.empty.title" />
        </Heading>
        <p className={css.range}>
          <Message id="team-cost.empty.from" values={{ amount }} />
        </p>
        <p className={css.condition}>
          <Message id="team-cost.empty.condition" /> <SampleMark sample={rateCard.sample} />
        </p>
      </div>
      <div className={css.rest}>
        <p>
          <Message id="team-cost.empty.text" />
        </p>
        <ul className={css.beginnings}>
          {startingTeams.map(({ id, team }) => (
            <li key={id}>
              <a href={`${href('team-cost')}?${teamQuery(team)}`} rel="nofollow">
                <Message id={`team-cost.begin.${id}`} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
