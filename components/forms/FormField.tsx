import type { ComponentProps, ReactNode } from 'react'
import type { ErrorCode } from '../../server/contract/error-codes.ts'
import { Message } from '../text/Message.tsx'
import css from './FormField.module.css'
import { useFieldControl } from './useFieldControl.ts'
import { CircleAlert } from 'lucide-react'
import type { FormName } from '../../server/contract/form-names.ts'
import { JoinedRow } from '../ui/JoinedRow.tsx'

type Props = {
  formName: FormName
  name: string
  label: ReactNode
  required?: boolean
  /** As wide as the form. */
  wide?: boolean
  /** Shown under the error, such as the help line of A-04. */
  help?: (error: ErrorCode) => ReactNode
  /** Shown under the control in every state; what has the id describes the control. */
  note?: (value: string, id: string) => ReactNode
} & (
  | ({ multiline?: false } & Pick<ComponentProps<'input'>, 'type' | 'autoComplete'>)
  | { multiline: true; rows: number }
)

/** One labelled control with its error below. */
export function FormField(props: Props) {
  const { formName, name, label, required = false, wide = false, help, note } = props
  const { control, code, errorId, value } = useFieldControl({ formName, name })
  const noteId = note ? `${control.id}-note` : undefined
  const describedBy = [control['aria-describedby'], noteId].filter(Boolean).join(' ')
  const common = {
    ...control,
    'aria-required': required || undefined,
    'aria-describedby': describedBy || undefined,
  }
  return (
    <div className={css.field} data-wide={wide ? '' : undefined}>
      <label htmlFor={control.id}>
        {label}
        {required ? (
          <RequiredMark />
        ) : (
          <>
            {' '}
            <span className={css.optional}>
              <Message id="forms.optional" />
            </span>
          </>
        )}
      </label>
      {props.multiline ? (
        <textarea {...common} rows={props.rows} />
      ) : (
        <input {...common} type={props.type} autoComplete={props.autoComplete} />
      )}
      {code ? <FieldError id={errorId} code={code} help={help?.(code)} /> : null}
      {noteId ? note!(value, noteId) : null}
    </div>
  )
}

type ErrorProps = { id: string; code: ErrorCode; help?: ReactNode }

/** The message of a field under its control: icon and words, never colour alone. */
export function FieldError({ id, code, help }: ErrorProps) {
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

type EmailProps = {
  formName: FormName
  label: ReactNode
  /** The button. */
  children: ReactNode
}

/** One address with its button joined to it, and its error below. */
export function EmailRow({ formName, label, children }: EmailProps) {
  const { control, code, errorId } = useFieldControl({ formName, name: 'email' })
  return (
    <div className={css.joined}>
      <label htmlFor={control.id}>{label}</label>
      <JoinedRow invalid={code !== undefined} stacks>
        <input {...control} type="email" autoComplete="email" aria-required />
        {children}
      </JoinedRow>
      {code ? <FieldError id={errorId} code={code} /> : null}
    </div>
  )
}
