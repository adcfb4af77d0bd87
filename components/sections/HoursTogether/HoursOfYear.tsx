import type { ReactNode } from 'react'
import { type HoursTogether as Together, placeOf } from '../../../content/hours-together.ts'
import { noonOf, workingHours, yearOf } from '../../../content/working-hours.ts'
import type { ZoneCity } from '../../../content/zone-cities.ts'
import { Message } from '../../text/Message.tsx'
import { useClock } from '../../text/locale-formats.ts'
import { CardTable } from '../../ui/CardTable.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './HoursTogether.module.css'
import { useCityName, useDayOfYear } from './useHoursText.ts'

type Props = {
  city: ZoneCity
  together: Together
  /** The same as blocks over the months. */
  picture: ReactNode
}

/** Shared hours of the chosen places in each time of the year between two changes of the clocks. */
export function HoursOfYear({ city, together, picture }: Props) {
  const clock = useClock()
  const dayOf = useDayOfYear()
  const name = useCityName()(city)
  const { periods, places, day } = together
  const year = yearOf(day)
  return (
    <Section
      opening="split"
      title={<Message id="hours-together.year.title" />}
      lead={<Message id="hours-together.year.lead" values={{ count: periods.length, year }} />}
    >
      <div className={css.beside}>
        {picture}
        <div className={css.table}>
          <CardTable
            dense
            caption={<Message id="hours-together.year.caption" values={{ city: name }} />}
            columns={[
              <Message key="period" id="hours-together.year.period" />,
              ...places.map((id) => <Message key={id} id={`locations.${id}`} />),
            ]}
            rows={periods.map(({ from, to, hours }) => ({
              id: from,
              header: (
                <Message
                  id="hours-together.year.days"
                  values={{ from: dayOf(from), to: dayOf(to) }}
                />
              ),
              cells: places.map((id, at) => {
                const own = workingHours(city.zone, placeOf(id).timeZone, noonOf(from))
                return (
                  <Message
                    key={id}
                    id="hours-together.year.hours"
                    values={{
                      hours: hours[at]!.shared,
                      from: clock(own.from),
                      to: clock(own.to),
                    }}
                  />
                )
              }),
            }))}
          />
        </div>
      </div>
    </Section>
  )
}
