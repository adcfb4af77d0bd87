import { useField } from 'react-final-form'
import { afterPress } from './after-press.ts'
import { useRefusals, useShownRefusals } from './RefusalsContext.ts'

type Options = { form: string; name: string }

/**
 * Attributes of one control and the error to show. An error shows on submit and on leaving a filled
 * field, never while typing, and goes as soon as this field is edited (A-22, F-12).
 */
export function useFieldControl({ form, name }: Options) {
  const { input } = useField<string>(name)
  const { checkLeft } = useRefusals()
  const code = useShownRefusals()[name]?.code
  const id = `${form}-${name}`
  const control = {
    id,
    name,
    value: input.value,
    'aria-invalid': code ? true : undefined,
    'aria-describedby': code ? `${id}-error` : undefined,
    onFocus: () => input.onFocus(),
    onChange: (event: { target: { value: string } }) => input.onChange(event.target.value),
    onBlur: () => {
      afterPress(() => checkLeft(name))
      input.onBlur()
    },
  }
  return { control, code, value: input.value }
}
