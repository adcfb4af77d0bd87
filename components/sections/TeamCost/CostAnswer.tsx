import type { ReactNode } from 'react'
import { rateCard } from '../../../content/facts/rates.ts'
import { hireCountries } from '../../../content/taxonomy.ts'
import { type CostRange, type Team, type TeamCost } from '../../../content/team-cost.ts'
import { keepsAnswer } from '../../questionnaire/answer-link.ts'
import { Message } from '../../text/Message.tsx'
import { SampleMark } from '../../text/SampleMark.tsx'
import { useList } from '../../text/useList.ts'
import { useHref } from '../../text/useHref.ts'
import { useMoneyRange } from '../../text/money.ts'
import { useText } from '../../text/useText.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { usePositionName } from './usePositionName.ts'
import css from './TeamCost.module.css'

type Props = {
  team: Team
  cost: TeamCost
  /** The lines as ranges on one scale. */
  picture: ReactNode
}

/** The range of a team, in a month, in all and for each person, with the lines on one scale. */
export function CostAnswer({ team, cost, picture }: Props) {
  const href = useHref()
  const list = useList()
  const text = useText()
  const moneyRange = useMoneyRange()
  const nameOf = usePositionName()
  const { currency } = rateCard
  const range = (sum: CostRange) => moneyRange({ ...sum, currency })
  const lines = team.lines.map(({ count, position, level, country }) =>
    text('team-cost.answer.topic-line', {
      count,
      position: nameOf(position),
      level: text(`team-cost.level.${level}`),
      country: text(`taxonomy.country.${hireCountries[country]}`),
    }),
  )
  const people = team.lines.reduce((all, { count }) => all + count, 0)
  const each = {
    low: Math.floor(cost.month.low / people / 100) * 100,
    high: Math.ceil(cost.month.high / people / 100) * 100,
  }
  return (
    <>
      <div className={css.figure}>
        <Heading size="h4">
          <Message id="team-cost.answer.title" values={{ people }} />
        </Heading>
        <p className={css.range}>
          <output>{range(cost.month)}</output>
        </p>
        <p className={css.condition}>
          <Message id="team-cost.answer.before-vat" /> <SampleMark sample={rateCard.sample} />
        </p>
      </div>
      <dl className={css.sums}>
        <div>
          <dt>
            <Message id="team-cost.answer.total" values={{ months: team.months }} />
          </dt>
          <dd>{range(cost.total)}</dd>
        </div>
        <div>
          <dt>
            <Message id="team-cost.answer.each" />
          </dt>
          <dd>{range(each)}</dd>
        </div>
      </dl>
      <div className={css.rest}>
        {picture}
        <ButtonLink
          href={href('contact-us')}
          arrow
          {...keepsAnswer(
            'service',
            text('team-cost.answer.topic', {
              range: range(cost.month),
              months: team.months,
              lines: list(lines),
            }),
          )}
        >
          <Message id="team-cost.answer.ask" />
        </ButtonLink>
      </div>
    </>
  )
}
