import { type WorkingHours, workingDay } from '../../../content/working-hours.ts'
import { useClock } from '../../text/locale-formats.ts'
import { Message } from '../../text/Message.tsx'
import css from './DayStrip.module.css'

/** Hours of a day as a strip: the client's working day, and the part that both work. */
export function DayStrip({ from, to }: Pick<WorkingHours, 'from' | 'to'>) {
  const time = useClock()
  const start = Math.max(from, workingDay.from)
  const common = Math.max(0, Math.min(to, workingDay.to) - start)
  return (
    <span className={css.day}>
      <span>
        <Message id="working-hours.span" values={{ from: time(from), to: time(to) }} />
      </span>
      <svg className={css.strip} viewBox="0 0 28 2" aria-hidden="true" preserveAspectRatio="none">
        <rect className={css.night} x="0" width="28" height="2" />
        <rect className={css.client} x={from} width={to - from} height="2" />
        <rect className={css.common} x={start} width={common} height="2" />
      </svg>
    </span>
  )
}
