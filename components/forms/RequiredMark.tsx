import { Message } from '../text/Message.tsx'
import css from './FormField.module.css'

/** The star of a required field (T-32). */
export function RequiredMark() {
  return (
    <span className={css.star}>
      <Message id="forms.required-mark" />
    </span>
  )
}
