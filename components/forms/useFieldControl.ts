import { useField, useForm } from 'react-final-form'
import { fieldId, type FormName } from '../../server/contract/form-names.ts'
import { useRefusals, useShownRefusals } from './useFormRefusals.ts'

type Options = { formName: FormName; name: string }

/** Attributes of one control, the error to show and the id of its element. */
export function useFieldControl({ formName, name }: Options) {
  const { input } = useField<string>(name)
  const api = useForm<Record<string, string>>()
  const { checkLeft } = useRefusals()
  const code = useShownRefusals()[name]?.code
  const id = fieldId(formName, name)
  const errorId = `${id}-error`
  const control = {
    id,
    name,
    value: input.value,
    'aria-invalid': code ? true : undefined,
    'aria-describedby': code ? errorId : undefined,
    onFocus: () => input.onFocus(),
    onChange: (event: { target: { value: string } }) => input.onChange(event.target.value),
    onBlur: () => {
      afterPress(() => checkLeft(name, api.getState().values))
      input.onBlur()
    },
  }
  return { control, code, errorId, value: input.value }
}

let pressed = false

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (pressed = true), { capture: true })
  for (const end of ['pointerup', 'pointercancel'] as const) {
    document.addEventListener(end, () => (pressed = false), { capture: true })
  }
}

/**
 * Acts at once, or after the mouse button or finger that is down has been lifted. A message that appears
 * when a field is left moves the button below it: between press and release the click would miss it.
 */
function afterPress(act: () => void): void {
  if (!pressed) return act()
  const release = new AbortController()
  const onEnd = () => {
    release.abort()
    // The click follows the release; the message follows the click.
    setTimeout(act)
  }
  for (const end of ['pointerup', 'pointercancel'] as const) {
    document.addEventListener(end, onEnd, { signal: release.signal })
  }
}
