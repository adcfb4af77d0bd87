import type { ReactNode } from 'react'
import { officeCity } from '../../../content/facts/cities.ts'
import { clientZones } from '../../../content/facts/clients.ts'
import type { Currency } from '../../../content/facts/exchange-rates.ts'
import { mostPlaces, placeIn } from '../../../content/facts/locations.ts'
import { type HireCountry, hireCountries } from '../../../content/taxonomy.ts'
import { peopleIn, placesOf, type Team } from '../../../content/team-cost.ts'
import { noonOf, shift, workingHours } from '../../../content/working-hours.ts'
import { Message } from '../../text/Message.tsx'
import { useClock } from '../../text/date-formats.ts'
import { useHref } from '../../text/useHref.ts'
import { useText } from '../../text/useText.ts'
import { CardTable } from '../../ui/CardTable.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './TeamCost.module.css'
import { WaysOut } from './WaysOut.tsx'

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
  const href = useHref()
  const text = useText()
  const clock = useClock()
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
    <Section
      opening="split"
      title={<Message id="team-cost.hours.title" />}
      lead={<Message id="team-cost.hours.lead" values={{ count: shift }} />}
    >
      <div className={css.hours}>
        {picture}
        <div className={css.places}>
          <CardTable
            caption={<Message id="team-cost.hours.caption" values={{ day: noon }} />}
            columns={[
              <Message key="place" id="team-cost.hours.place" />,
              <Message key="day" id="team-cost.hours.day" />,
              <Message key="shared" id="working-hours.shared" />,
              <Message key="moved" id="working-hours.moved" values={{ count: shift }} />,
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
                  <Message
                    key="day"
                    id="working-hours.span"
                    values={{ from: clock(from), to: clock(to) }}
                  />,
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
    </Section>
  )
}
