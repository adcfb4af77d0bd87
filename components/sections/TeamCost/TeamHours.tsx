import { ArrowRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { officeCity } from '../../../content/facts/cities.ts'
import { clientZones } from '../../../content/facts/clients.ts'
import type { Currency } from '../../../content/facts/rates.ts'
import { mostPlaces, placeIn } from '../../../content/facts/locations.ts'
import { hireCountries, type HireCountry } from '../../../content/taxonomy.ts'
import { peopleIn, placesOf, type Team, teamCost, teamsQuery } from '../../../content/team-cost.ts'
import { noonOf, shift, workingHours } from '../../../content/working-hours.ts'
import { useMoneyRange } from '../../text/locale-formats.ts'
import { Message } from '../../text/Message.tsx'
import { useHref } from '../../text/useHref.ts'
import { useText } from '../../text/useText.ts'
import { CardTable } from '../../ui/CardTable.tsx'
import { Caution, Warning } from '../../ui/Caution.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Panel } from '../../ui/Panel.tsx'
import section from '../../ui/Section.module.css'
import { DayStrip } from './DayStrip.tsx'
import css from './TeamCost.module.css'

type Props = {
  team: Team
  /** IANA time zone of each country. */
  timeZones: Readonly<Record<HireCountry, string>>
  /** The day whose clocks count, such as `2026-11-24`. */
  day: string
  /** In which another country's price is told. */
  currency: Currency
  /** Both working days on one clock. */
  picture: ReactNode
}

/** Which hours the team works together with its client, and what to do where there are none. */
export function TeamHours({ team, timeZones, day, currency, picture }: Props) {
  const titleId = useId()
  const href = useHref()
  const text = useText()
  const client = clientZones.find(({ id }) => id === team.client)!
  const noon = noonOf(day)
  const hoursOf = (country: HireCountry) => workingHours(timeZones[country], client.timeZone, noon)
  const places = placesOf(team)
  const cityOf = (country: HireCountry) => text(`cities.${officeCity(country)}`)
  const clientCity = text(`working-hours.city.${client.id}`)
  const compared = new URLSearchParams([
    ['city', client.id],
    ...places.slice(0, mostPlaces).map((country) => ['place', placeIn(hireCountries[country])]),
  ])
  const isApart = places.every((country) => hoursOf(country).sharedMoved === 0)
  return (
    <Panel labelledBy={titleId}>
      <div className={css.hours}>
        <div className={section.head}>
          <Heading size="h2" id={titleId}>
            <Message id="team-cost.hours.title" />
          </Heading>
          <p className={section.lead}>
            <Message id="team-cost.hours.lead" values={{ count: shift }} />
          </p>
        </div>
        {picture}
        <div className={css.places}>
          <CardTable
            caption={<Message id="team-cost.hours.caption" values={{ day: noon }} />}
            columns={[
              <Message key="place" id="team-cost.hours.place" />,
              <Message key="day" id="team-cost.hours.day" />,
              <Message key="shared" id="working-hours.shared" />,
              <Message key="moved" id="team-cost.hours.moved" />,
            ]}
            rows={places.map((country) => {
              const { from, to } = workingHours(client.timeZone, timeZones[country], noon)
              const { shared, sharedMoved } = hoursOf(country)
              return {
                id: country,
                header: (
                  <Message
                    id="team-cost.hours.people"
                    values={{ city: cityOf(country), people: peopleIn(team, country) }}
                  />
                ),
                cells: [
                  <DayStrip key="day" from={from} to={to} />,
                  <Message key="shared" id="working-hours.count" values={{ count: shared }} />,
                  <Message key="moved" id="working-hours.count" values={{ count: sharedMoved }} />,
                ],
              }
            })}
          />
          <p>
            <a href={`${href('working-hours')}?${compared}`} rel="nofollow">
              <Message id="working-hours.compare" />
            </a>
          </p>
          {isApart ? <WaysOut {...{ team, timeZones, noon, clientCity, currency }} /> : null}
        </div>
      </div>
    </Panel>
  )
}

type WaysOutProps = Pick<Props, 'team' | 'timeZones' | 'currency'> & {
  /** The moment whose clocks count. */
  noon: Date
  clientCity: string
}

/** Nobody meets anybody: the same team where most hours are shared, or work by hand-over. */
function WaysOut({ team, timeZones, noon, clientCity, currency }: WaysOutProps) {
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
