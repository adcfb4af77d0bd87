import { clientZones } from '../../../content/facts/clients.ts'
import type { placesBesideClients } from '../../../content/hours-together.ts'
import { Message } from '../../text/Message.tsx'
import { useHref } from '../../text/useHref.ts'
import { CardTable } from '../../ui/CardTable.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './HoursTogether.module.css'
import { useHoursRange } from './useHoursText.ts'

type Props = { year: number; places: ReturnType<typeof placesBesideClients> }

/** What our places share with the cities that clients ask about most, while no other city is known. */
export function PlacesAndClients({ year, places }: Props) {
  const href = useHref()
  const range = useHoursRange()
  return (
    <Section
      opening="split"
      title={<Message id="hours-together.clients.title" />}
      lead={<Message id="hours-together.clients.lead" values={{ year }} />}
    >
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
    </Section>
  )
}
