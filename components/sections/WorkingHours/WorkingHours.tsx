import type { ClientCity } from '../../../content/facts/clients.ts'
import type { LocationId } from '../../../content/facts/locations.ts'
import { shift, type WorkingHours as Hours } from '../../../content/working-hours.ts'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { Message } from '../../text/Message.tsx'
import { useHref } from '../../text/useHref.ts'
import { CardTable } from '../../ui/CardTable.tsx'
import { DayStrip } from '../../text/DayStrip.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './WorkingHours.module.css'

type ClientDay = Hours & { city: ClientCity }

type Props = {
  copy: SectionCopy<'title' | 'lead'>
  /** Whose clock the strips show, by name. */
  country: string
  days: readonly ClientDay[]
  /** The place that stands for the country where any city is compared with it. */
  place: LocationId
}

/** How many hours engineers of a country share with clients elsewhere. */
export function WorkingHours({ copy, country, days, place }: Props) {
  const href = useHref()
  return (
    <Section
      opening="split"
      title={<SectionText copy={copy} part="title" />}
      lead={<SectionText copy={copy} part="lead" />}
    >
      <div className={css.hours}>
        <CardTable
          caption={<Message id="working-hours.caption" values={{ country }} />}
          columns={[
            <Message key="client" id="working-hours.client" />,
            <Message key="day" id="working-hours.day" values={{ country }} />,
            <Message key="shared" id="working-hours.shared" />,
            <Message key="moved" id="working-hours.moved" values={{ count: shift }} />,
          ]}
          rows={days.map(({ city, ...hours }) => ({
            id: city,
            header: <Message id={`working-hours.city.${city}`} />,
            cells: [
              <DayStrip key="day" {...hours} />,
              <Message key="shared" id="working-hours.count" values={{ count: hours.shared }} />,
              <Message
                key="moved"
                id="working-hours.count"
                values={{ count: hours.sharedMoved }}
              />,
            ],
          }))}
        />
        <p className={css.compare}>
          <a href={`${href('working-hours')}?place=${place}`} rel="nofollow">
            <Message id="working-hours.compare" />
          </a>
        </p>
      </div>
    </Section>
  )
}
