import type { ReactNode } from 'react'
import { officeCity } from '../../../content/facts/cities.ts'
import { clientZones } from '../../../content/facts/clients.ts'
import { rateCard } from '../../../content/facts/rates.ts'
import { hireCountries, type HireCountry } from '../../../content/taxonomy.ts'
import {
  costOfEach,
  type CostRange,
  peopleOf,
  placesOf,
  positionMessage,
  type Team,
  type TeamCost,
} from '../../../content/team-cost.ts'
import { noonOf, workingHours } from '../../../content/working-hours.ts'
import { Message } from '../../text/Message.tsx'
import { useMoneyRange } from '../../text/locale-formats.ts'
import { SampleMark } from '../../text/SampleMark.tsx'
import { useText } from '../../text/useText.ts'
import { CardTable } from '../../ui/CardTable.tsx'
import { Section } from '../../ui/Section.tsx'
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

/** By how much a team is cheaper or dearer than the first, end by end. */
function Apart({ first, other }: { first: TeamCost; other: TeamCost }) {
  const moneyRange = useMoneyRange()
  const low = other.month.low - first.month.low
  const high = other.month.high - first.month.high
  const [least, most] = [Math.abs(low), Math.abs(high)].toSorted((a, b) => a - b)
  const range = moneyRange({ low: least!, high: most!, currency: first.currency })
  if (low === 0 && high === 0) return <Message id="team-cost.side.same" />
  if (low <= 0 && high <= 0) return <Message id="team-cost.side.less" values={{ range }} />
  if (low >= 0 && high >= 0) return <Message id="team-cost.side.more" values={{ range }} />
  return <Message id="team-cost.side.mixed" />
}

type SharedProps = {
  team: Team
  /** IANA time zone of each country. */
  timeZones: Readonly<Record<HireCountry, string>>
  /** The day whose clocks count, such as `2026-11-24`. */
  day: string
}

/** The hours that each place of a team shares with the client. */
function Shared({ team, timeZones, day }: SharedProps) {
  const text = useText()
  const client = clientZones.find(({ id }) => id === team.client)!
  const noon = noonOf(day)
  return (
    <ul>
      {placesOf(team).map((country) => {
        const { shared, sharedMoved } = workingHours(timeZones[country], client.timeZone, noon)
        return (
          <li key={country}>
            <Message
              id="team-cost.side.hours"
              values={{
                city: text(`cities.${officeCity(country)}`),
                shared,
                moved: sharedMoved,
              }}
            />
          </li>
        )
      })}
    </ul>
  )
}
