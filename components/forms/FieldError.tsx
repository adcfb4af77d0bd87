import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ErrorCode } from '../../server/contract/error-codes.ts'
import { Message } from '../text/Message.tsx'
import css from './FormField.module.css'

type Props = { id: string; code: ErrorCode; help?: ReactNode }

/** The message of a field under its control: icon and words, never colour alone. */
export function FieldError({ id, code, help }: Props) {
  return (
    <div id={id} className={css.error}>
      <p className={css.message}>
        <CircleAlert strokeWidth={1.6} />
        <Message id={code} />
      </p>
      {help ? <p className={css.help}>{help}</p> : null}
    </div>
  )
}

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
