import { CalendarPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { callMinutes } from '../../../content/call-times.ts'
import {
  type AskedHours,
  hoursQuery,
  type HoursTogether as Together,
  placeOf,
} from '../../../content/hours-together.ts'
import { noonOf } from '../../../content/working-hours.ts'
import { Message } from '../../text/Message.tsx'
import { useHref } from '../../text/useHref.ts'
import { useText } from '../../text/useText.ts'
import { CardTable } from '../../ui/CardTable.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './HoursTogether.module.css'
import { useCityName, useTimeIn } from './useHoursText.ts'

type Props = {
  asked: AskedHours
  together: Together
  /** All working days on the clock of the visitor. */
  picture: ReactNode
}

/** Moments at which people in all chosen cities can call each other, each as a calendar file. */
export function CallTimes({ asked, together, picture }: Props) {
  const href = useHref()
  const text = useText()
  const nameOf = useCityName()
  const timeIn = useTimeIn()
  const { calls, callDay, places } = together
  const day = noonOf(callDay)
  const clocks = [
    ...asked.cities.map((city) => ({ id: city.id, name: nameOf(city), zone: city.zone })),
    ...places.map((id) => ({
      id: `place-${id}`,
      name: text(`locations.${id}`),
      zone: placeOf(id).timeZone,
    })),
  ]
  const [own, ...others] = clocks
  const query = hoursQuery({ ...asked, places })
  return (
    <Section
      opening="split"
      title={<Message id="hours-together.calls.title" />}
      lead={
        calls.starts.length === 0 ? (
          <Message id="hours-together.calls.none" />
        ) : calls.outside === 0 ? (
          <Message id="hours-together.calls.fits" values={{ day, minutes: callMinutes }} />
        ) : (
          <Message id="hours-together.calls.outside" values={{ day, hours: calls.outside }} />
        )
      }
    >
      <div className={css.beside}>
        {picture}
        {calls.starts.length > 0 ? (
          <div className={css.table}>
            <CardTable
              dense
              caption={<Message id="hours-together.calls.caption" />}
              columns={[
                own!.name,
                ...others.map(({ name }) => name),
                <Message key="file" id="hours-together.calls.file" />,
              ]}
              rows={calls.starts.map((start) => {
                const time = timeIn(start, own!.zone, callDay)
                const moment = start.toISOString()
                return {
                  id: moment,
                  header: time,
                  cells: [
                    ...others.map(({ zone }) => timeIn(start, zone, callDay)),
                    <a
                      key="file"
                      className={css.file}
                      href={`${href('working-hours')}.ics?${query}&start=${moment.slice(0, 16)}Z`}
                      rel="nofollow"
                      aria-label={text('hours-together.calls.add-named', { time })}
                    >
                      <CalendarPlus strokeWidth={1.6} />
                      <Message id="hours-together.calls.add" />
                    </a>,
                  ],
                }
              })}
            />
          </div>
        ) : null}
      </div>
    </Section>
  )
}
