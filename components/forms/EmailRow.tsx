import type { ReactNode } from 'react'
import type { FormName } from '../../server/contract/form-names.ts'
import { JoinedRow } from '../ui/JoinedRow.tsx'
import css from './EmailRow.module.css'
import { FieldError } from './FieldError.tsx'
import { useFieldControl } from './useFieldControl.ts'

type Props = {
  form: FormName
  label: ReactNode
  /** The button. */
  children: ReactNode
}

/** One address with its button joined to it, and its error below. */
export function EmailRow({ form, label, children }: Props) {
  const { control, code } = useFieldControl({ form, name: 'email' })
  return (
    <div className={css.field}>
      <label htmlFor={control.id}>{label}</label>
      <JoinedRow invalid={code !== undefined} stacks>
        <input {...control} type="email" autoComplete="email" aria-required />
        {children}
      </JoinedRow>
      {code ? <FieldError id={`${control.id}-error`} code={code} /> : null}
    </div>
  )
}
