import type { ReactNode } from 'react'
import { clientZones } from '../../../content/facts/clients.ts'
import {
  hoursQuery,
  type HoursTogether as Together,
  placeOf,
  type placesBesideClients,
} from '../../../content/hours-together.ts'
import { noonOf, workingHours } from '../../../content/working-hours.ts'
import type { ZoneCity } from '../../../content/zone-cities.ts'
import { useClock } from '../../text/locale-formats.ts'
import { Message } from '../../text/Message.tsx'
import { useHref } from '../../text/useHref.ts'
import { useText } from '../../text/useText.ts'
import { CardTable } from '../../ui/CardTable.tsx'
import fold from '../../ui/Fold.module.css'
import { Section } from '../../ui/Section.tsx'
import css from './HoursTogether.module.css'
import { useCityName, useHoursRange } from './useHoursText.ts'

type Props = { city: ZoneCity; together: Together }

/** All of our places beside the visitor's city, folded on a phone; each leads to its comparison. */
export function AllPlaces({ city, together }: Props) {
  const href = useHref()
  const text = useText()
  const clock = useClock()
  const range = useHoursRange()
  const name = useCityName()(city)
  const noon = noonOf(together.day)
  return (
    <Section
      opening="split"
      title={<Message id="hours-together.all.title" values={{ city: name }} />}
      lead={<Message id="hours-together.all.lead" values={{ day: noon }} />}
    >
      <details className={[css.table, fold.fold, fold.onPhones].join(' ')}>
        <summary>
          <Message id="hours-together.all.fold" values={{ city: name }} />
        </summary>
        <CardTable
          dense
          caption={<Message id="hours-together.all.caption" />}
          columns={[
            <Message key="place" id="hours-together.all.place" />,
            <Message key="day" id="hours-together.all.own-day" values={{ city: name }} />,
            <Message key="shared" id="working-hours.shared" />,
            <Message key="year" id="hours-together.all.year" />,
            <Message key="moved" id="hours-together.all.moved" />,
          ]}
          emphasis={1}
          rows={together.beside.map(({ id, today, least, most }) => {
            const { from, to } = workingHours(city.zone, placeOf(id).timeZone, noon)
            const place = text(`locations.${id}`)
            return {
              id,
              header: together.places.includes(id) ? (
                place
              ) : (
                <a
                  href={`${href('working-hours')}?${hoursQuery({ cities: [city], places: [id] })}`}
                  rel="nofollow"
                  aria-label={text('hours-together.all.compare', { place, city: name })}
                >
                  {place}
                </a>
              ),
              cells: [
                <Message
                  key="day"
                  id="working-hours.span"
                  values={{ from: clock(from), to: clock(to) }}
                />,
                <Message key="shared" id="working-hours.count" values={{ count: today.shared }} />,
                range(least, most),
                <Message
                  key="moved"
                  id="working-hours.count"
                  values={{ count: today.sharedMoved }}
                />,
              ],
            }
          })}
        />
      </details>
    </Section>
  )
}

type PlacesAndClientsProps = {
  year: number
  places: ReturnType<typeof placesBesideClients>
  /** Working days of some of them on one clock. */
  picture: ReactNode
}

/** What our places share with the cities that clients ask about most, while no other city is known. */
export function PlacesAndClients({ year, places, picture }: PlacesAndClientsProps) {
  const href = useHref()
  const range = useHoursRange()
  return (
    <Section
      opening="split"
      title={<Message id="hours-together.clients.title" />}
      lead={<Message id="hours-together.clients.lead" values={{ year }} />}
    >
      <div className={css.beside}>
        {picture}
        <div className={css.table}>
          <CardTable
            dense
            caption={<Message id="hours-together.clients.caption" />}
            columns={[
              <Message key="place" id="hours-together.all.place" />,
              ...clientZones.map(({ id }) => <Message key={id} id={`working-hours.city.${id}`} />),
            ]}
            rows={places.map(({ id, clients }) => ({
              id,
              header: <Message id={`locations.${id}`} />,
              cells: clients.map(({ city, least, most }) => (
                <a
                  key={city}
                  href={`${href('working-hours')}?city=${city}&place=${id}`}
                  rel="nofollow"
                >
                  {range(least, most)}
                </a>
              )),
            }))}
          />
        </div>
      </div>
    </Section>
  )
}
