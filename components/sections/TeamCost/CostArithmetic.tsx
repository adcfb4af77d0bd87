import { exchangeRates } from '../../../content/facts/rates.ts'
import { rateCard } from '../../../content/facts/rates.ts'
import { hireCountries } from '../../../content/taxonomy.ts'
import {
  hoursPerMonth,
  positionMessage,
  type Team,
  type TeamCost,
} from '../../../content/team-cost.ts'
import { Message } from '../../text/Message.tsx'
import { useMoney, useMoneyRange } from '../../text/locale-formats.ts'
import { useText } from '../../text/useText.ts'
import { CardTable } from '../../ui/CardTable.tsx'
import { Section } from '../../ui/Section.tsx'
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
      <div className={`${css.arithmetic} ${css.invoice}`}>
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

type ArithmeticTableProps = {
  team: Team
  cost: TeamCost
  /** Of the team, where there are several. */
  number: number | undefined
}

/** The calculation of one team. */
function ArithmeticTable({ team, cost, number }: ArithmeticTableProps) {
  const moneyRange = useMoneyRange()
  const money = useMoney()
  const text = useText()
  const { currency } = cost
  const isExchanged = currency !== exchangeRates.base
  const amount = (sum: number) => money({ amount: sum, currency })
  const times = (by: number) => <Message id="team-cost.arithmetic.times" values={{ number: by }} />
  const none = Array.from({ length: isExchanged ? 5 : 4 }, () => null)
  const columns = [
    'rate',
    'place',
    'hours',
    'people',
    ...(isExchanged ? (['exchange'] as const) : []),
    'low',
    'high',
  ] as const
  return (
    <CardTable
      caption={
        number === undefined ? (
          <Message id="team-cost.arithmetic.caption" />
        ) : (
          <Message id="team-cost.arithmetic.of-team" values={{ number }} />
        )
      }
      columns={[
        <Message key="line" id="team-cost.arithmetic.line" />,
        ...columns.map((name) => <Message key={name} id={`team-cost.arithmetic.${name}`} />),
      ]}
      rows={[
        ...cost.lines.map((line, at) => ({
          id: String(at),
          header: (
            <Message
              id="team-cost.arithmetic.position"
              values={{
                position: text(positionMessage(line.position)),
                level: text(`team-cost.level.${line.level}`),
              }}
            />
          ),
          cells: [
            moneyRange({ ...line.rate, currency: rateCard.currency }),
            <Message
              key="place"
              id="team-cost.arithmetic.factor"
              values={{
                factor: line.factor,
                country: text(`taxonomy.country.${hireCountries[line.country]}`),
              }}
            />,
            times(hoursPerMonth),
            times(line.count),
            ...(isExchanged
              ? [
                  <Message
                    key="exchange"
                    id="team-cost.arithmetic.exchanged"
                    values={{ rate: exchangeRates.rates[currency] }}
                  />,
                ]
              : []),
            amount(line.month.low),
            amount(line.month.high),
          ],
        })),
        {
          id: 'month',
          sum: true,
          header: <Message id="team-cost.answer.team" />,
          cells: [...none, amount(cost.month.low), amount(cost.month.high)],
        },
        {
          id: 'total',
          sum: true,
          header: <Message id="team-cost.arithmetic.total" values={{ months: team.months }} />,
          cells: [...none, amount(cost.total.low), amount(cost.total.high)],
        },
      ]}
    />
  )
}
