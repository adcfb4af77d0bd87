import type { ReactNode } from 'react'
import type { ErrorCode } from '../../server/contract/error-codes.ts'
import type { FormName } from '../../server/contract/form-names.ts'
import { JoinedRow } from '../ui/JoinedRow.tsx'
import css from './EmailRow.module.css'
import { FieldError } from './FieldError.tsx'
import { useFieldControl } from './useFieldControl.ts'

type Props = {
  form: FormName
  label: ReactNode
  serverError: ErrorCode | undefined
  /** The button, which may depend on the fault that is shown. */
  children: (code: ErrorCode | undefined) => ReactNode
}

/** One address with its button joined to it, and its fault below. */
export function EmailRow({ form, label, serverError, children }: Props) {
  const { control, code } = useFieldControl({ form, name: 'email', serverError })
  return (
    <div className={css.field}>
      <label htmlFor={control.id}>{label}</label>
      <JoinedRow invalid={code !== undefined} stacks>
        <input {...control} type="email" autoComplete="email" aria-required />
        {children(code)}
      </JoinedRow>
      {code ? <FieldError id={`${control.id}-error`} code={code} /> : null}
    </div>
  )
}
