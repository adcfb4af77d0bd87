import type { ReactNode } from 'react'
import {
  type AskedHours,
  hoursQuery,
  type HoursTogether as Together,
} from '../../../content/hours-together.ts'
import { noonOf, shift } from '../../../content/working-hours.ts'
import { SendWithRequest } from '../../brief/SendWithRequest.tsx'
import { PageActions } from '../../page-actions/PageActions.tsx'
import { Message } from '../../text/Message.tsx'
import { useHref } from '../../text/useHref.ts'
import { useList } from '../../text/useList.ts'
import { useText } from '../../text/useText.ts'
import { Heading } from '../../ui/Heading.tsx'
import css from './HoursTogether.module.css'
import { useCityName, useHoursRange, useTimeIn } from './useHoursText.ts'

type Props = {
  asked: AskedHours
  together: Together
  /** Both working days on one clock. */
  picture: ReactNode
}

/** Hours that the first place shares with the visitor, today and over the year, and those of the other places. */
export function HoursAnswer({ asked, together, picture }: Props) {
  const nameOf = useCityName()
  const text = useText()
  const range = useHoursRange()
  const lines = useHoursLines(asked, together)
  const href = useHref()
  const query = hoursQuery({ ...asked, places: together.places })
  const city = nameOf(asked.cities[0]!)
  const [first, ...others] = together.places.map((id) =>
    together.beside.find((place) => place.id === id)!,
  )
  const { today, least, most } = first!
  return (
    <>
      <div className={css.figure}>
        <Heading size="h4">
          <Message
            id="hours-together.answer.title"
            values={{ place: text(`locations.${first!.id}`), city }}
          />
        </Heading>
        <p className={css.range}>
          <output>
            <Message id="working-hours.count" values={{ count: today.shared }} />
          </output>
        </p>
        <p className={css.condition}>
          <Message id="hours-together.answer.day" values={{ day: noonOf(together.day) }} />
        </p>
      </div>
      <dl className={css.sums}>
        <div>
          <dt>
            <Message id="hours-together.answer.year" />
          </dt>
          <dd>{range(least, most)}</dd>
        </div>
        <div>
          <dt>
            <Message id="hours-together.answer.moved" values={{ count: shift }} />
          </dt>
          <dd>
            <Message id="working-hours.count" values={{ count: today.sharedMoved }} />
          </dd>
        </div>
        {others.map((place) => (
          <div key={place.id}>
            <dt>
              <Message id={`locations.${place.id}`} />
            </dt>
            <dd>
              <Message id="working-hours.count" values={{ count: place.today.shared }} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={css.rest}>
        {today.shared === 0 ? (
          <p className={css.fault}>
            <Message id="hours-together.answer.apart" values={{ city }} />
          </p>
        ) : null}
        {picture}
        <SendWithRequest part="hours" query={query} lines={lines} />
        <PageActions path={`${href('working-hours')}?${query}`} />
      </div>
    </>
  )
}

/** What a comparison says, line by line, for a request. */
function useHoursLines(asked: AskedHours, together: Together) {
  const text = useText()
  const list = useList()
  const nameOf = useCityName()
  const timeIn = useTimeIn()
  const range = useHoursRange()
  const [own] = asked.cities
  const city = list(asked.cities.map(nameOf))
  const names = together.places.map((id) => text(`locations.${id}`))
  return [
    {
      label: text('hours-together.send.compared'),
      value: text('hours-together.send.cities', { city, places: list(names) }),
    },
    ...together.places.map((id, at) => {
      const { today, least, most } = together.beside.find((place) => place.id === id)!
      return {
        label: text('hours-together.send.shared', { place: names[at]! }),
        value: text('hours-together.send.shared-text', {
          shared: text('working-hours.count', { count: today.shared }),
          range: range(least, most),
          day: noonOf(together.day),
        }),
      }
    }),
    {
      label: text('hours-together.send.calls', { city: nameOf(own!) }),
      value: list(together.calls.starts.map((start) => timeIn(start, own!.zone, together.callDay))),
    },
  ]
}
