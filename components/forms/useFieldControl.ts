import { useState } from 'react'
import { useField } from 'react-final-form'
import type { ErrorCode } from '../../server/contract/error-codes.ts'
import { afterPress } from './after-press.ts'

type Options = {
  form: string
  name: string
  /** Code that the server gave for the values the page was rendered with. */
  serverError: ErrorCode | undefined
}

/**
 * Attributes of one control and the fault to show. A fault shows on submit and on leaving a filled
 * field, never while typing, and goes as soon as this field is edited (A-22, F-12).
 */
export function useFieldControl({ form, name, serverError }: Options) {
  const { input, meta } = useField<string>(name)
  const [left, setLeft] = useState(false)
  const id = `${form}-${name}`

  function visibleCode(): ErrorCode | undefined {
    if (serverError && !meta.modified && !meta.submitFailed) return serverError
    const edited = meta.modifiedSinceLastSubmit
    const fault: ErrorCode | undefined = meta.error ?? (edited ? undefined : meta.submitError)
    const leftFilled = left && input.value.trim() !== ''
    return (meta.submitFailed && !edited) || leftFilled ? fault : undefined
  }

  const code = visibleCode()
  const control = {
    id,
    name,
    value: input.value,
    'aria-invalid': code ? true : undefined,
    'aria-describedby': code ? `${id}-error` : undefined,
    onFocus: () => input.onFocus(),
    onChange: (event: { target: { value: string } }) => {
      setLeft(false)
      input.onChange(event.target.value)
    },
    onBlur: () => {
      afterPress(() => setLeft(true))
      input.onBlur()
    },
  }
  return { control, code, value: input.value }
}
