import type { ReactNode } from 'react'
import { useField } from 'react-final-form'
import field from './FormField.module.css'
import { RequiredMark } from './FieldError.tsx'
import css from './ShortContactForm.module.css'

type Props = {
  name: 'name' | 'email'
  type: 'text' | 'email'
  label: ReactNode
  hint?: ReactNode
  /** The form's message is shown: both fields count as invalid. */
  invalid: boolean
  /** The error is in this field; it gets the focus. */
  error: boolean
  errorId: string | undefined
}

/** One field of the short form; the message is under the form, not here. */
export function ShortContactField({ name, type, label, hint, invalid, error, errorId }: Props) {
  const { input } = useField<string>(name)
  const id = `short-contact-${name}`
  const hintId = hint ? `${id}-hint` : undefined
  return (
    <div className={field.field}>
      <label htmlFor={id}>
        {label}
        <RequiredMark />
      </label>
      <input
        {...input}
        id={id}
        type={type}
        autoComplete={name}
        aria-required
        aria-invalid={invalid || undefined}
        aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
        data-fault={error ? '' : undefined}
      />
      {hint ? (
        <p className={css.hint} id={hintId}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}
