import { useField } from 'react-final-form'
import { createContext, use } from 'react'
import type { Refusal, Refusals } from './useFormRefusals.ts'

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

type FormRefusals = {
  refusals: Refusals
  /** Checks a field that the visitor has left. */
  checkLeft: (field: string) => void
  /** Takes all errors back. */
  forget: () => void
}

/** What is wrong with the form around; `RequestForm` provides it. */
export const RefusalsContext = createContext<FormRefusals>({
  refusals: {},
  checkLeft: () => {},
  forget: () => {},
})

/** How the parts of a form tell of errors and ask for them. */
export function useRefusals(): FormRefusals {
  return use(RefusalsContext)
}

/** The errors that are shown now, by field. */
export function useShownRefusals(): Readonly<Partial<Record<string, Refusal>>> {
  const { refusals } = useRefusals()
  return Object.fromEntries(Object.entries(refusals).filter(([, { shown }]) => shown))
}
