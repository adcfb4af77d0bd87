import { Check, Minus } from 'lucide-react'
import { Message } from './Message.tsx'
import css from './YesOrNo.module.css'

/** Yes and no are words; the sign before them only helps to scan the table. */
export function YesOrNo({ value }: { value: boolean }) {
  const Sign = value ? Check : Minus
  return (
    <span className={css.answer}>
      <Sign className={css.sign} strokeWidth={1.6} />
      {value ? <Message id="comparison-table.yes" /> : <Message id="comparison-table.no" />}
    </span>
  )
}
