import { useField } from 'react-final-form'
import { fieldId, type FormName } from '../../server/contract/form-names.ts'
import { afterPress } from './after-press.ts'
import { useRefusals, useShownRefusals } from './useFormRefusals.ts'

type Options = { formName: FormName; name: string }

/** Attributes of one control and the error to show. */
export function useFieldControl({ formName, name }: Options) {
  const { input } = useField<string>(name)
  const { checkLeft } = useRefusals()
  const code = useShownRefusals()[name]?.code
  const id = fieldId(formName, name)
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
