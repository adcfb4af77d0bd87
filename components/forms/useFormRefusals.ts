import type { FormApi } from 'final-form'
import { useEffect, useState } from 'react'
import type { FieldErrors } from '../../server/contract/error-codes.ts'
import { useText } from '../text/useText.ts'
import type { FormState } from './form-state.ts'
import { hideEdited, type Refusals, refusalsOf, refuseAgain } from './refusals.ts'

type Values = Record<string, string>

type Options = {
  formState: FormState | undefined
  check: (values: Values) => FieldErrors
  /** Fields that share one message. */
  joint: readonly string[] | undefined
}

/** Keeps what is wrong with a form: errors of a plain post, of the browser's check and of the server. */
export function useFormRefusals({ formState, check, joint }: Options) {
  const [refusals, setRefusals] = useState<Refusals>(() =>
    formState ? refusalsOf({ ...formState, cause: 'page', joint }) : {},
  )
  const isWrong = Object.values(refusals).some(({ shown }) => shown)
  useUnmarkedTitle(Object.keys(formState?.errors ?? {}).length > 0 && !isWrong)

  return {
    refusals,
    /** @returns whether the browser's check refuses the texts */
    refusedByCheck: (values: Values): boolean => {
      const errors = check(values)
      if (Object.keys(errors).length === 0) return false
      setRefusals((earlier) => refuseAgain(earlier, { errors, values, cause: 'sending', joint }))
      return true
    },
    /** @returns whether any of it is about the texts that the form holds now */
    refusedByServer: (errors: FieldErrors, sent: Values, now: Values): boolean => {
      const refused = hideEdited(refusalsOf({ errors, values: sent, cause: 'sending', joint }), now)
      setRefusals(refused)
      return Object.values(refused).some(({ shown }) => shown)
    },
    hideEdited: (values: Values) => setRefusals((earlier) => hideEdited(earlier, values)),
    forget: () => setRefusals({}),
    checkLeft: (form: FormApi<Values>, field: string) => {
      const { values } = form.getState()
      const code = check(values)[field]
      if (!code || !values[field]?.trim()) return
      const left = refusalsOf({ errors: { [field]: code }, values, cause: 'leaving', joint })
      setRefusals((earlier) => (earlier[field]?.shown ? earlier : { ...earlier, ...left }))
    },
  }
}

/** Takes the mark of an error from the title of the page once nothing is wrong any more. */
function useUnmarkedTitle(corrected: boolean): void {
  const text = useText()
  const title = '|'
  const [before = '', after = ''] = text('common.head.error-title', { title }).split(title)
  useEffect(() => {
    const marked = document.title
    if (!corrected || !marked.startsWith(before) || !marked.endsWith(after)) return
    document.title = marked.slice(before.length, marked.length - after.length)
  }, [corrected, before, after])
}
