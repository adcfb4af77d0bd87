import { ArrowRight } from 'lucide-react'
import { clientZones } from '../../../content/facts/clients.ts'
import type { Currency } from '../../../content/facts/exchange-rates.ts'
import { type HireCountry, hireCountries } from '../../../content/taxonomy.ts'
import { type Team, teamCost, teamsQuery } from '../../../content/team-cost.ts'
import { shift, workingHours } from '../../../content/working-hours.ts'
import { Message } from '../../text/Message.tsx'
import { useHref } from '../../text/useHref.ts'
import { useMoneyRange } from '../../text/money.ts'
import { useText } from '../../text/useText.ts'
import { Caution, Warning } from '../../ui/Caution.tsx'
import css from './TeamCost.module.css'

type Props = {
  team: Team
  /** IANA time zone of each country. */
  timeZones: Readonly<Record<HireCountry, string>>
  /** The moment whose clocks count. */
  noon: Date
  clientCity: string
  currency: Currency
}

/** Nobody meets anybody: the same team where most hours are shared, or work by hand-over. */
export function WaysOut({ team, timeZones, noon, clientCity, currency }: Props) {
  const href = useHref()
  const text = useText()
  const moneyRange = useMoneyRange()
  const client = clientZones.find(({ id }) => id === team.client)!
  const best = (Object.keys(hireCountries) as HireCountry[])
    .map((country) => ({ country, ...workingHours(timeZones[country], client.timeZone, noon) }))
    .reduce((most, next) => (next.sharedMoved > most.sharedMoved ? next : most))
  const moved = {
    ...team,
    lines: team.lines.map((line) => ({ ...line, country: best.country })),
  }
  const country = text(`taxonomy.country.${hireCountries[best.country]}`)
  const range = moneyRange({ ...teamCost(moved, currency).month, currency })
  return (
    <Caution>
      <Warning>
        <Message id="team-cost.hours.none" values={{ city: clientCity, count: shift }} />
      </Warning>
      <p>
        <Message
          id="team-cost.hours.elsewhere"
          values={{ country, city: clientCity, hours: best.sharedMoved, range }}
        />
      </p>
      <p>
        <a
          className={css.onward}
          href={`${href('team-cost')}?${teamsQuery({ teams: [moved], currency })}`}
          rel="nofollow"
        >
          <Message id="team-cost.hours.see" values={{ country }} />
          <ArrowRight strokeWidth={1.6} />
        </a>
      </p>
      <p>
        <Message id="team-cost.hours.hand-over" />
      </p>
    </Caution>
  )
}
