import type { ReactNode } from 'react'
import { hoursLines } from '../../../content/brief.ts'
import {
  type AskedHours,
  hoursQuery,
  type HoursTogether as Together,
} from '../../../content/hours-together.ts'
import { noonOf, shift, yearOf } from '../../../content/working-hours.ts'
import { PageActions, SendWithRequest } from '../../page-actions/PageActions.tsx'
import { Message } from '../../text/Message.tsx'
import { useHref } from '../../text/useHref.ts'
import { usePartWriter } from '../../text/locale-formats.ts'
import { useText } from '../../text/useText.ts'
import { Warning } from '../../ui/Caution.tsx'
import { AnswerFigure, AnswerLines, AnswerPicture, AnswerRest } from '../../ui/FormAndAnswer.tsx'
import { useCityName, useHoursRange } from './useHoursText.ts'

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
  const lines = hoursLines(asked, together, usePartWriter())
  const href = useHref()
  const query = hoursQuery({ ...asked, places: together.places })
  const city = nameOf(asked.cities[0]!)
  const [first, ...others] = together.places.map((id) =>
    together.beside.find((place) => place.id === id)!,
  )
  const { today, least, most } = first!
  return (
    <>
      <AnswerFigure
        title={
          <Message
            id="hours-together.answer.title"
            values={{ place: text(`locations.${first!.id}`), city }}
          />
        }
        figure={
          <output>
            <Message id="working-hours.count" values={{ count: today.shared }} />
          </output>
        }
        condition={
          <Message id="hours-together.answer.day" values={{ day: noonOf(together.day) }} />
        }
      />
      <AnswerLines
        lines={[
          {
            id: 'year',
            name: <Message id="hours-together.answer.year" />,
            value: range(least, most),
          },
          {
            id: 'moved',
            name: <Message id="hours-together.answer.moved" values={{ count: shift }} />,
            value: <Message id="working-hours.count" values={{ count: today.sharedMoved }} />,
          },
          ...others.map((place) => ({
            id: place.id,
            name: <Message id={`locations.${place.id}`} />,
            value: <Message id="working-hours.count" values={{ count: place.today.shared }} />,
          })),
        ]}
      />
      <AnswerPicture>{picture}</AnswerPicture>
      <AnswerRest>
        {today.shared === 0 ? (
          <Warning>
            <Message id="hours-together.answer.apart" values={{ city }} />
          </Warning>
        ) : null}
        {together.periods.length === 1 ? (
          <p>
            <Message id="hours-together.answer.steady" values={{ year: yearOf(together.day) }} />
          </p>
        ) : null}
        <SendWithRequest part="hours" query={query} lines={lines} />
        <PageActions path={`${href('working-hours')}?${query}`} />
      </AnswerRest>
    </>
  )
}
