import { Fragment, type ReactNode } from 'react'
import { type Currency, rateCard } from '../../../content/facts/rates.ts'
import { costLines } from '../../../content/brief.ts'
import {
  type CostRange,
  costOfEach,
  peopleOf,
  type Team,
  type TeamCost,
  teamsQuery,
} from '../../../content/team-cost.ts'
import { Message } from '../../text/Message.tsx'
import { SampleMark } from '../../text/SampleMark.tsx'
import { useHref } from '../../text/useHref.ts'
import { useMoneyRange, usePartWriter } from '../../text/locale-formats.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { AnswerFigure, AnswerLines, AnswerRest } from '../../ui/FormAndAnswer.tsx'
import { PageActions, SendWithRequest } from '../../page-actions/PageActions.tsx'

type Props = {
  teams: readonly Team[]
  /** Of each team. */
  costs: readonly TeamCost[]
  currency: Currency
  /** The lines of the only team, or all teams, as ranges on one scale. */
  picture: ReactNode
}

/** The range of each team, in a month, in all and for each person, and what can be done with the answer. */
export function CostAnswer({ teams, costs, currency, picture }: Props) {
  const href = useHref()
  const moneyRange = useMoneyRange()
  const write = usePartWriter()
  const range = (sum: CostRange) => moneyRange({ ...sum, currency })
  const path = href('team-cost')
  const query = teamsQuery({ teams, currency })
  return (
    <>
      {teams.map((team, at) => (
        <Fragment key={at}>
          <AnswerFigure
            oneOf={teams.length > 1}
            title={
              teams.length > 1 ? (
                <Message
                  id="team-cost.answer.of"
                  values={{ number: at + 1, people: peopleOf(team) }}
                />
              ) : (
                <Message id="team-cost.answer.title" values={{ people: peopleOf(team) }} />
              )
            }
            figure={<output>{range(costs[at]!.month)}</output>}
            condition={
              <>
                <Message id="team-cost.answer.before-vat" /> <SampleMark sample={rateCard.sample} />
              </>
            }
          />
          <AnswerLines
            lines={[
              {
                id: 'total',
                name: <Message id="team-cost.answer.total" values={{ months: team.months }} />,
                value: range(costs[at]!.total),
              },
              {
                id: 'each',
                name: <Message id="team-cost.answer.each" />,
                value: range(costOfEach(costs[at]!)),
              },
            ]}
          />
        </Fragment>
      ))}
      <AnswerRest>
        {picture}
        <SendWithRequest
          part="cost"
          query={query}
          lines={costLines({ teams, currency }, write)}
          sample={rateCard.sample}
        />
        <PageActions path={`${path}?${query}`}>
          <ButtonLink
            href={`${path}.csv?${query}`}
            variant="outline"
            size="small"
            rel="nofollow"
            download
          >
            <Message id="team-cost.answer.table" />
          </ButtonLink>
        </PageActions>
      </AnswerRest>
    </>
  )
}
