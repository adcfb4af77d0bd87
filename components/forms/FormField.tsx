import type { ComponentProps, ReactNode } from 'react'
import type { ErrorCode } from '../../server/contract/error-codes.ts'
import { Message } from '../text/Message.tsx'
import { FieldError, RequiredMark } from './FieldError.tsx'
import css from './FormField.module.css'
import { useFieldControl } from './useFieldControl.ts'

type Props = {
  /** Name of the form; makes the control's id unique on a page with several forms. */
  form: string
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
  | ({ multiline?: false } & Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode'>)
  | { multiline: true; rows: number }
)

/**
 * One labelled control. An error shows on submit and on leaving a filled field, never while typing,
 * and goes as soon as this field is edited (A-22, F-12).
 */
export function FormField(props: Props) {
  const { form, name, label, required = false, wide = false, help, note } = props
  const { control, code, value } = useFieldControl({ form, name })
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
        <input
          {...common}
          type={props.type}
          autoComplete={props.autoComplete}
          inputMode={props.inputMode}
        />
      )}
      {code ? <FieldError id={`${control.id}-error`} code={code} help={help?.(code)} /> : null}
      {noteId ? note!(value, noteId) : null}
    </div>
  )
}
