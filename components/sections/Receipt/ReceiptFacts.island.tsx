import messages from 'virtual:island-messages/receipt.sent'
import { island } from '../../islands/island.tsx'
import { company } from '../../../content/company.ts'
import { workingDay } from '../../../content/working-hours.ts'
import { Message } from '../../text/Message.tsx'
import { useClock, useMoment, useZoneName } from '../../text/locale-formats.ts'
import { FactList } from '../../ui/FactList.tsx'
import css from './Receipt.module.css'
import { useHydrated } from '../../ui/useHydrated.ts'

type Props = { number: string; arrivedAt: number; answerBy: number }

/**
 * Number of the request, when it arrived and until when the answer comes: on the visitor's clock, without
 * script on the company's. Names of zones differ from one browser to the next, so hydration overlooks them.
 */
function ReceiptFacts({ number, arrivedAt, answerBy }: Props) {
  const clock = useClock()
  const zoneName = useZoneName()
  const { timeZone, isVisitors } = useTimeZone(company.timeZone)
  const moment = useMoment(timeZone)
  const shown = (time: number) => (
    <time dateTime={new Date(time).toISOString()} suppressHydrationWarning>
      {moment(time)}
    </time>
  )
  const hours = { from: clock(workingDay.from), to: clock(workingDay.to) }
  const office = zoneName(company.timeZone, arrivedAt)
  return (
    <div className={css.facts}>
      <FactList
        arrangement="columns"
        facts={[
          {
            id: 'number',
            name: <Message id="receipt.sent.number" />,
            value: <span className={css.number}>{number}</span>,
          },
          { id: 'arrived', name: <Message id="receipt.sent.arrived" />, value: shown(arrivedAt) },
          {
            id: 'answer-by',
            name: <Message id="receipt.sent.answer-by" />,
            value: shown(answerBy),
          },
        ]}
      />
      <p className={css.note} suppressHydrationWarning>
        {isVisitors ? (
          <Message
            id="receipt.sent.times-visitor"
            values={{ ...hours, zone: zoneName(timeZone, arrivedAt), office }}
          />
        ) : (
          <Message id="receipt.sent.times-office" values={{ ...hours, zone: office }} />
        )}
      </p>
    </div>
  )
}

/**
 * Time zone of the visitor.
 * @param usual zone that the server shows, and the browser until React answers
 */
function useTimeZone(usual: string): { timeZone: string; isVisitors: boolean } {
  const isVisitors = useHydrated()
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return { timeZone: isVisitors ? timeZone : usual, isVisitors }
}

export const ReceiptFactsIsland = island({
  name: 'ReceiptFacts',
  component: ReceiptFacts,
  start: 'idle',
  messages,
})
