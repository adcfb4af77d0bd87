import { type ReactNode, useId } from 'react'
import { clientZones } from '../../../content/facts/clients.ts'
import type { AskedHours, HoursTogether as Together } from '../../../content/hours-together.ts'
import { workingDay } from '../../../content/working-hours.ts'
import { Message } from '../../text/Message.tsx'
import { useHref } from '../../text/useHref.ts'
import { Heading, HeadingLevel } from '../../ui/Heading.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { HoursAnswer } from './HoursAnswer.tsx'
import { HoursFaults } from './HoursFaults.tsx'
import { HoursForm } from './HoursForm.tsx'
import css from './HoursTogether.module.css'

type Props = {
  asked: AskedHours
  together: Together | undefined
  /** Such as 2026-11-24. */
  today: string
  /** Both working days on one clock. */
  picture: ReactNode
}

/** Where the visitor is, and beside it how many hours are shared; the answer of an empty form is where others begin. */
export function HoursTogether({ asked, together, today, picture }: Props) {
  const id = useId()
  return (
    <Panel labelledBy={id}>
      <HeadingLevel level={1}>
        <div className={css.opening}>
          <Heading size="h1" id={id} focusable>
            <Message id="hours-together.title" />
          </Heading>
          <p className={css.lead}>
            <Message id="hours-together.lead" />
          </p>
        </div>
      </HeadingLevel>
      <HoursFaults asked={asked} />
      <div className={css.work}>
        <HoursForm asked={asked} today={today} />
        <div className={css.answer} id="answer">
          {together ? <HoursAnswer {...{ asked, together, picture }} /> : <Beginnings />}
        </div>
      </div>
    </Panel>
  )
}

function Beginnings() {
  const href = useHref()
  return (
    <>
      <div className={css.figure}>
        <Heading size="h4">
          <Message id="hours-together.empty.title" />
        </Heading>
        <p className={css.range}>
          <Message
            id="hours-together.empty.range"
            values={{ hours: workingDay.to - workingDay.from }}
          />
        </p>
      </div>
      <div className={css.rest}>
        <p>
          <Message id="hours-together.empty.text" />
        </p>
        <ul className={css.links}>
          {clientZones.map(({ id }) => (
            <li key={id}>
              <a href={`${href('working-hours')}?city=${id}`} rel="nofollow">
                <Message id={`working-hours.city.${id}`} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
