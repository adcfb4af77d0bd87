import { honeypotField } from '../../server/contract/limits.ts'
import { Message } from '../text/Message.tsx'
import css from './Honeypot.module.css'

/** A field that people neither see nor reach; a value in it puts the request into quarantine. */
export function Honeypot() {
  return (
    <div className={css.offscreen} aria-hidden="true">
      <label>
        <Message id="forms.honeypot" />
        <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
