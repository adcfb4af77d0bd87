import { type ReactNode, useId } from 'react'
import type { ClientCity } from '../../../content/facts/clients.ts'
import type { LocationId } from '../../../content/facts/locations.ts'
import { shift, type WorkingHours as Hours, workingDay } from '../../../content/working-hours.ts'
import { useClock } from '../../text/locale-formats.ts'
import { Message } from '../../text/Message.tsx'
import { SharedHoursText } from '../../text/SharedHoursText.tsx'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { useHref } from '../../text/useHref.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Panel } from '../../ui/Panel.tsx'
import css from './WorkingHours.module.css'

type Props = {
  copy: SectionCopy<'title' | 'lead'>
  /** Where the engineers work, by name. */
  country: string
  days: readonly (Hours & { city: ClientCity })[]
  /** The place that stands for the country where any city is compared with it. */
  place: LocationId
  /** Two of the working days on one clock. */
  clock: ReactNode
}

/** How many hours engineers of a country share with clients elsewhere. */
export function WorkingHours({ copy, country, days, place, clock }: Props) {
  const id = useId()
  const href = useHref()
  return (
    <Panel labelledBy={id}>
      <div className={css.section}>
        <div className={css.text}>
          <Heading size="h2" id={id}>
            <SectionText copy={copy} part="title" />
          </Heading>
          <p className={css.lead}>
            <SectionText copy={copy} part="lead" />
          </p>
          <dl className={css.days}>
            {days.map((day) => (
              <ClientDay key={day.city} {...day} country={country} />
            ))}
          </dl>
          <p className={css.local}>
            <Message id="working-hours.legend" values={{ count: shift }} />
          </p>
          <p>
            <a href={`${href('working-hours')}?place=${place}`} rel="nofollow">
              <Message id="working-hours.compare" />
            </a>
          </p>
        </div>
        <div className={css.clock}>{clock}</div>
      </div>
    </Panel>
  )
}

/** A client's city, its working day on the engineers' clock, and the hours in common as a bar. */
function ClientDay(props: Hours & { city: ClientCity; country: string }) {
  const { city, country, from, to, shared, sharedMoved } = props
  const time = useClock()
  const length = workingDay.to - workingDay.from
  return (
    <div className={css.day}>
      <dt className={css.city}>
        <Message id={`working-hours.city.${city}`} />
      </dt>
      <dd className={css.count}>
        <SharedHoursText shared={shared} sharedMoved={sharedMoved} />
      </dd>
      <dd className={css.bar} aria-hidden="true">
        <svg viewBox={`0 0 ${length} 1`} preserveAspectRatio="none">
          <rect fill="var(--bg)" x={sharedMoved} width={length - sharedMoved} height="1" />
          <rect fill="var(--signal)" width={shared} height="1" />
        </svg>
      </dd>
      <dd className={css.local}>
        <Message id="working-hours.local" values={{ from: time(from), to: time(to), country }} />
      </dd>
    </div>
  )
}
