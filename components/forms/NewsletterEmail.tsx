import type { ReactNode } from 'react'
import type { ErrorCode } from '../../server/contract/error-codes.ts'
import { T } from '../text/T.tsx'
import { FieldError } from './FieldError.tsx'
import css from './NewsletterForm.module.css'
import { useFieldControl } from './useFieldControl.ts'

type Props = { serverError: ErrorCode | undefined; children: ReactNode }

/** The address field with the button joined to it, and its fault below. */
export function NewsletterEmail({ serverError, children }: Props) {
  const { control, code } = useFieldControl({ form: 'newsletter', name: 'email', serverError })
  return (
    <div className={css.field}>
      <label htmlFor={control.id}>
        <T id="common.newsletter.label" />
      </label>
      <div className={css.row} data-invalid={code ? '' : undefined}>
        <input {...control} type="email" autoComplete="email" aria-required />
        {children}
      </div>
      {code ? <FieldError id={`${control.id}-error`} code={code} /> : null}
    </div>
  )
}
