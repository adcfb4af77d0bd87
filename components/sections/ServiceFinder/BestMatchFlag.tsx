import { Check } from 'lucide-react'
import { T } from '../../text/T.tsx'
import css from './BestMatch.module.css'

/** T-12, on exactly one result. */
export function BestMatchFlag() {
  return (
    <p className={css.flag}>
      <Check strokeWidth={1.6} />
      <T id="finder.best-match" />
    </p>
  )
}
