import { Message } from '../text/Message.tsx'
import css from './FormField.module.css'

/** The star of a required field (T-32); the space divides it from the label in the field's name as well. */
export function RequiredMark() {
  return (
    <>
      {' '}
      <span className={css.star}>
        <Message id="forms.required-mark" />
      </span>
    </>
  )
}
