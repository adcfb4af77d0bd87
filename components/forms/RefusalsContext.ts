import { createContext, use } from 'react'
import type { Refusal, Refusals } from './refusals.ts'

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
