import { type ReactNode, useId } from 'react'
import { clientZones } from '../../../content/facts/clients.ts'
import {
  type AskedHours,
  hoursBounds,
  hoursQuery,
  type HoursTogether as Together,
} from '../../../content/hours-together.ts'
import { workingDay } from '../../../content/working-hours.ts'
import { Message } from '../../text/Message.tsx'
import { useHref } from '../../text/useHref.ts'
import { Caution, Warning } from '../../ui/Caution.tsx'
import { AnswerFigure, AnswerRest, FormAndAnswer } from '../../ui/FormAndAnswer.tsx'
import { OpeningWords } from '../../ui/Heading.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { HoursAnswer } from './HoursAnswer.tsx'
import { HoursForm } from './HoursForm.tsx'
import css from './HoursTogether.module.css'
import { useCityName } from './useHoursText.ts'

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
      <OpeningWords
        id={id}
        title={<Message id="hours-together.title" />}
        lead={<Message id="hours-together.lead" />}
      />
      <HoursFaults asked={asked} />
      <FormAndAnswer form={<HoursForm asked={asked} today={today} />}>
        {together ? <HoursAnswer {...{ asked, together, picture }} /> : <Beginnings />}
      </FormAndAnswer>
    </Panel>
  )
}

function Beginnings() {
  const href = useHref()
  return (
    <>
      <AnswerFigure
        title={<Message id="hours-together.empty.title" />}
        figure={
          <Message
            id="hours-together.empty.range"
            values={{ hours: workingDay.to - workingDay.from }}
          />
        }
      />
      <AnswerRest>
        <p>
          <Message id="hours-together.empty.text" />
        </p>
        <ul>
          {clientZones.map(({ id }) => (
            <li key={id}>
              <a href={`${href('working-hours')}?city=${id}`} rel="nofollow">
                <Message id={`working-hours.city.${id}`} />
              </a>
            </li>
          ))}
        </ul>
      </AnswerRest>
    </>
  )
}

/** What of an address has no answer, each with a way out. */
function HoursFaults({ asked }: { asked: AskedHours }) {
  const href = useHref()
  const nameOf = useCityName()
  const { cities, unknown, isOverfull, isOtherDay } = asked
  if (unknown.length === 0 && !isOverfull && !isOtherDay) return null
  return (
    <Caution>
      {unknown.map(({ text, at, near }) => (
        <div key={at}>
          <Warning>
            <Message id="hours-together.fault.unknown" values={{ text }} />
          </Warning>
          {near.length > 0 ? (
            <>
              <p>
                <Message id="hours-together.fault.near" />
              </p>
              <ul className={css.near}>
                {near.map((city) => (
                  <li key={city.id}>
                    <a
                      href={`${href('working-hours')}?${hoursQuery({ ...asked, cities: cities.toSpliced(at, 0, city) })}`}
                      rel="nofollow"
                    >
                      {nameOf(city)}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <p>
              <Message id="hours-together.fault.nothing-near" />
            </p>
          )}
        </div>
      ))}
      {isOverfull ? (
        <Warning>
          <Message id="hours-together.fault.overfull" values={{ count: hoursBounds.clocks }} />
        </Warning>
      ) : null}
      {isOtherDay ? (
        <Warning>
          <Message id="hours-together.fault.day" />
        </Warning>
      ) : null}
    </Caution>
  )
}
