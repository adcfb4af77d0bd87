import { officeCity } from '../../../content/facts/cities.ts'
import { clientZones } from '../../../content/facts/clients.ts'
import type { HireCountry } from '../../../content/taxonomy.ts'
import { placesOf, type Team, type TeamCost } from '../../../content/team-cost.ts'
import { noonOf, workingHours } from '../../../content/working-hours.ts'
import { Message } from '../../text/Message.tsx'
import { useMoneyRange } from '../../text/money.ts'
import { useText } from '../../text/useText.ts'

/** By how much a team is cheaper or dearer than the first, end by end. */
export function Apart({ first, other }: { first: TeamCost; other: TeamCost }) {
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
export function Shared({ team, timeZones, day }: SharedProps) {
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
