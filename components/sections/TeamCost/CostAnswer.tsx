import { rateCard } from '../../../content/facts/rates.ts'
import { hireCountries } from '../../../content/taxonomy.ts'
import { type CostRange, type Team, type TeamCost } from '../../../content/team-cost.ts'
import { keepsAnswer } from '../../questionnaire/answer-link.ts'
import { Message } from '../../text/Message.tsx'
import { SampleMark } from '../../text/SampleMark.tsx'
import { useList } from '../../text/useList.ts'
import { useHref } from '../../text/useHref.ts'
import { useMoneyRange } from '../../text/useMoneyRange.ts'
import { useText } from '../../text/useText.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { ExplainingPlate } from '../ExplainingPlate/ExplainingPlate.tsx'
import { usePositionName } from './usePositionName.ts'
import css from './TeamCost.module.css'

/** The range of a team, in a month, in all and for each person, with the lines on one scale. */
export function CostAnswer({ team, cost }: { team: Team; cost: TeamCost }) {
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
        <ExplainingPlate
          plate={{
            kind: 'costRange',
            data: {
              currency,
              total: text('team-cost.answer.team'),
              lines: cost.lines.map(({ position, level, count, month }) => ({
                label: text('team-cost.answer.line', {
                  count,
                  position: nameOf(position),
                  level: text(`team-cost.level.${level}`),
                }),
                ...month,
              })),
            },
          }}
          caption={{
            title: text('team-cost.answer.plate'),
            note: text('team-cost.answer.plate-note'),
          }}
        />
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
