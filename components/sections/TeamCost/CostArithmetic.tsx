import { rateCard } from '../../../content/facts/rates.ts'
import { hireCountries } from '../../../content/taxonomy.ts'
import { hoursPerMonth, type Team, type TeamCost } from '../../../content/team-cost.ts'
import { Message } from '../../text/Message.tsx'
import { useMoney } from '../../text/money.ts'
import { useMoneyRange } from '../../text/money.ts'
import { useText } from '../../text/useText.ts'
import { CardTable } from '../../ui/CardTable.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './TeamCost.module.css'
import { usePositionName } from './usePositionName.ts'

const columns = ['line', 'rate', 'place', 'hours', 'people', 'low', 'high'] as const

/** How a range was worked out, line by line, then the month and all months. */
export function CostArithmetic({ team, cost }: { team: Team; cost: TeamCost }) {
  const moneyRange = useMoneyRange()
  const money = useMoney()
  const nameOf = usePositionName()
  const text = useText()
  const { currency } = rateCard
  const amount = (sum: number) => money({ amount: sum, currency })
  const none = [null, null, null, null] as const
  return (
    <Section
      opening="split"
      title={<Message id="team-cost.arithmetic.title" />}
      lead={<Message id="team-cost.arithmetic.lead" />}
    >
      <div className={css.arithmetic}>
        <CardTable
          caption={<Message id="team-cost.arithmetic.caption" />}
          columns={[
            <Message key="line" id="team-cost.arithmetic.line" />,
            ...columns
              .slice(1)
              .map((name) => <Message key={name} id={`team-cost.arithmetic.${name}`} />),
          ]}
          rows={[
            ...cost.lines.map((line, at) => ({
              id: String(at),
              header: (
                <Message
                  id="team-cost.arithmetic.position"
                  values={{
                    position: nameOf(line.position),
                    level: text(`team-cost.level.${line.level}`),
                  }}
                />
              ),
              cells: [
                moneyRange({ ...line.rate, currency }),
                <Message
                  key="place"
                  id="team-cost.arithmetic.factor"
                  values={{
                    factor: line.factor,
                    country: text(`taxonomy.country.${hireCountries[line.country]}`),
                  }}
                />,
                <Message
                  key="hours"
                  id="team-cost.arithmetic.times"
                  values={{ number: hoursPerMonth }}
                />,
                <Message
                  key="people"
                  id="team-cost.arithmetic.times"
                  values={{ number: line.count }}
                />,
                amount(line.month.low),
                amount(line.month.high),
              ],
            })),
            {
              id: 'month',
              header: <Message id="team-cost.answer.team" />,
              cells: [...none, amount(cost.month.low), amount(cost.month.high)],
            },
            {
              id: 'total',
              header: <Message id="team-cost.arithmetic.total" values={{ months: team.months }} />,
              cells: [...none, amount(cost.total.low), amount(cost.total.high)],
            },
          ]}
        />
      </div>
    </Section>
  )
}
