import { type ReactNode, useId } from 'react'
import { clientZones } from '../../../content/facts/clients.ts'
import type { AskedHours, HoursTogether as Together } from '../../../content/hours-together.ts'
import { workingDay } from '../../../content/working-hours.ts'
import { Message } from '../../text/Message.tsx'
import { useHref } from '../../text/useHref.ts'
import { AnswerFigure, AnswerRest, FormAndAnswer } from '../../ui/FormAndAnswer.tsx'
import { OpeningWords } from '../../ui/OpeningWords.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { HoursAnswer } from './HoursAnswer.tsx'
import { HoursFaults } from './HoursFaults.tsx'
import { HoursForm } from './HoursForm.tsx'

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
