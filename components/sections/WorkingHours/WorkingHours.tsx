import type { ClientCity } from '../../../content/facts/client-zones.ts'
import { shift, type WorkingHours as Hours } from '../../../content/working-hours.ts'
import { type Copy, Words } from '../../text/Words.tsx'
import { T } from '../../text/T.tsx'
import { CardTable } from '../../ui/CardTable.tsx'
import { Section } from '../../ui/Section.tsx'
import { DayStrip } from './DayStrip.tsx'
import css from './WorkingHours.module.css'

export type ClientDay = Hours & { city: ClientCity }

type Props = {
  copy: Copy<'title' | 'lead'>
  /** Whose clock the strips show, by name. */
  country: string
  days: readonly ClientDay[]
}

/** How many hours engineers of a country share with clients elsewhere. */
export function WorkingHours({ copy, country, days }: Props) {
  return (
    <Section
      opening="split"
      title={<Words copy={copy} part="title" />}
      lead={<Words copy={copy} part="lead" />}
    >
      <div className={css.hours}>
        <CardTable
          caption={<T id="working-hours.caption" values={{ country }} />}
          columns={[
            <T key="client" id="working-hours.client" />,
            <T key="day" id="working-hours.day" values={{ country }} />,
            <T key="shared" id="working-hours.shared" />,
            <T key="moved" id="working-hours.moved" values={{ count: shift }} />,
          ]}
          rows={days.map(({ city, ...hours }) => ({
            id: city,
            header: <T id={`working-hours.city.${city}`} />,
            cells: [
              <DayStrip key="day" {...hours} />,
              <T key="shared" id="working-hours.count" values={{ count: hours.shared }} />,
              <T key="moved" id="working-hours.count" values={{ count: hours.sharedMoved }} />,
            ],
          }))}
        />
      </div>
    </Section>
  )
}
