import { type ReactNode, useId } from 'react'
import { rateCard } from '../../../content/facts/rates.ts'
import {
  lowestMonth,
  type Team,
  type TeamCost as Cost,
  teamQuery,
  type Teams,
} from '../../../content/team-cost.ts'
import type { OpenPart } from '../../../content/team-form.ts'
import { Message } from '../../text/Message.tsx'
import { useMoney } from '../../text/locale-formats.ts'
import { SampleMark } from '../../text/SampleMark.tsx'
import { useHref } from '../../text/useHref.ts'
import { AnswerFigure, AnswerRest, FormAndAnswer } from '../../ui/FormAndAnswer.tsx'
import { OpeningWords } from '../../ui/Heading.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Changes } from './Changes.tsx'
import { CostAnswer } from './CostAnswer.tsx'
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
      <OpeningWords
        id={id}
        title={<Message id="team-cost.title" />}
        lead={<Message id="team-cost.lead" />}
      />
      <Changes changes={changes} teams={teams.length} />
      <FormAndAnswer form={<TeamForm {...{ teams, next, currency, open }} />}>
        {team ? <CostAnswer {...{ teams, costs, currency, picture }} /> : <Beginnings />}
      </FormAndAnswer>
    </Panel>
  )
}

function Beginnings() {
  const href = useHref()
  const money = useMoney()
  const amount = money({ amount: lowestMonth(), currency: rateCard.currency })
  return (
    <>
      <AnswerFigure
        title={<Message id="team-cost.empty.title" />}
        figure={<Message id="team-cost.empty.from" values={{ amount }} />}
        condition={
          <>
            <Message id="team-cost.empty.condition" /> <SampleMark sample={rateCard.sample} />
          </>
        }
      />
      <AnswerRest>
        <p>
          <Message id="team-cost.empty.text" />
        </p>
        <ul>
          {startingTeams.map(({ id, team }) => (
            <li key={id}>
              <a href={`${href('team-cost')}?${teamQuery(team)}`} rel="nofollow">
                <Message id={`team-cost.begin.${id}`} />
              </a>
            </li>
          ))}
        </ul>
      </AnswerRest>
    </>
  )
}

/** Teams that others begin with; what each is called is `team-cost.begin.<id>`. */
const startingTeams = [
  {
    id: 'one',
    team: {
      lines: [{ position: 'front-end-developers', level: 'senior', country: 'poland', count: 1 }],
      months: 6,
      client: 'london',
    },
  },
  {
    id: 'product',
    team: {
      lines: [
        { position: 'back-end-developers', level: 'lead', country: 'poland', count: 1 },
        { position: 'full-stack-developers', level: 'senior', country: 'poland', count: 2 },
        { position: 'qa-engineers', level: 'middle', country: 'poland', count: 1 },
      ],
      months: 12,
      client: 'london',
    },
  },
  {
    id: 'quarter',
    team: {
      lines: [{ position: 'devops-engineers', level: 'senior', country: 'estonia', count: 1 }],
      months: 3,
      client: 'london',
    },
  },
] as const satisfies readonly { id: string; team: Team }[]
