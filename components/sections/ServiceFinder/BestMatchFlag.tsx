import { Check } from 'lucide-react'
import { Message } from '../../text/Message.tsx'
import css from './BestMatch.module.css'

/** T-12, on exactly one result. */
export function BestMatchFlag() {
  return (
    <p className={css.flag}>
      <Check strokeWidth={1.6} />
      <Message id="finder.best-match" />
    </p>
  )
}
