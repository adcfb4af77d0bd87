import { createContext, use, useEffect, useState } from 'react'
import {
  type FieldErrors,
  type ErrorCode,
  validErrorCode,
} from '../../server/contract/error-codes.ts'
import type { PostedFormState } from '../../server/contract/page-state.ts'
import { useText } from '../text/useText.ts'

type Values = Record<string, string>

type Options = {
  posted: PostedFormState | undefined
  check: (values: Values) => FieldErrors
  /** Fields that share one message. */
  joint: readonly string[] | undefined
}

/**
 * Keeps what is wrong with a form: errors of a plain post, of the browser's check and of the server. An error shows on
 * submit and on leaving a filled field, never while typing, and goes as soon as this field is edited (A-22, F-12).
 */
export function useFormRefusals({ posted, check, joint }: Options) {
  const [byField, setByField] = useState<Refusals>(() =>
    posted ? refusalsOf({ ...posted, cause: 'page', joint }) : {},
  )
  const isWrong = Object.values(byField).some(({ shown }) => shown)
  useUnmarkedTitle(Object.keys(posted?.errors ?? {}).length > 0 && !isWrong)

  return {
    byField,
    /** @returns whether the browser's check refuses the texts */
    showCheckErrors: (values: Values): boolean => {
      const errors = check(values)
      if (Object.keys(errors).length === 0) return false
      setByField((earlier) => refuseAgain(earlier, { errors, values, cause: 'sending', joint }))
      return true
    },
    /** @returns whether any of it is about the texts that the form holds now */
    showServerErrors: (errors: FieldErrors, sent: Values, now: Values): boolean => {
      const refused = refusalsOf({ errors, values: sent, cause: 'sending', joint })
      const current = withEditedHidden(refused, now)
      setByField(current)
      return Object.values(current).some(({ shown }) => shown)
    },
    hideEdited: (values: Values) => setByField((earlier) => withEditedHidden(earlier, values)),
    forget: () => setByField({}),
    checkLeft: (field: string, values: Values) => {
      const code = check(values)[field]
      if (!code || !values[field]?.trim()) return
      const left = refusalsOf({ errors: { [field]: code }, values, cause: 'leaving', joint })
      setByField((earlier) => (earlier[field]?.shown ? earlier : { ...earlier, ...left }))
    },
  }
}

type FormRefusals = {
  byField: Refusals
  /** Checks a field that the visitor has left. */
  checkLeft: (field: string, values: Values) => void
  /** Takes all errors back. */
  forget: () => void
}

/** What is wrong with the form around; `RequestForm` provides it. */
export const RefusalsContext = createContext<FormRefusals>({
  byField: {},
  checkLeft: () => {},
  forget: () => {},
})

/** How the parts of a form tell of errors and ask for them. */
export function useRefusals(): FormRefusals {
  return use(RefusalsContext)
}

/** The errors that are shown now, by field. */
export function useShownRefusals(): Readonly<Partial<Record<string, Refusal>>> {
  const { byField } = useRefusals()
  return Object.fromEntries(Object.entries(byField).filter(([, { shown }]) => shown))
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

/** Texts of a form by field; an empty field may be missing. */
type Texts = Readonly<Record<string, string | undefined>>

/** An error and the texts that it is about. */
type Refusal = {
  code: ErrorCode
  /** The text of the refused field, or of all fields that share one message. */
  values: Readonly<Record<string, string>>
  /** Whether it came with the page after a plain post, on leaving the field, or on sending. */
  cause: 'page' | 'leaving' | 'sending'
  /** False once a text was changed, until the same is sent or refused again. */
  shown: boolean
}

/** What is wrong with a form, by field. An error belongs to the text that was refused, not to the field. */
type Refusals = Readonly<Record<string, Refusal>>

type Refused = {
  errors: FieldErrors
  values: Texts
  cause: Refusal['cause']
  /** Fields that share one message: it goes with an edit of any of them. */
  joint?: readonly string[]
}

/** The refusals of texts, whoever found the errors. */
function refusalsOf({ errors, values, cause, joint = [] }: Refused): Refusals {
  const about = (field: string) => (joint.includes(field) ? joint : [field])
  return Object.fromEntries(
    Object.entries(errors).map(([field, code]) => [
      field,
      {
        code: validErrorCode(code),
        values: Object.fromEntries(about(field).map((name) => [name, textOf(values, name)])),
        cause,
        shown: true,
      },
    ]),
  )
}

/** Hides what is about other texts than those that the form holds now. */
function withEditedHidden(refusals: Refusals, values: Texts): Refusals {
  const outdated = ({ shown, ...refusal }: Refusal) => shown && !isAbout(refusal, values)
  if (!Object.values(refusals).some(outdated)) return refusals
  return mapped(refusals, (refusal) => (outdated(refusal) ? { ...refusal, shown: false } : refusal))
}

/** Sending was refused: what was refused earlier and stands unchanged, or again, is shown once more. */
function refuseAgain(refusals: Refusals, refused: Refused): Refusals {
  const still = Object.entries(refusals).filter(([, refusal]) => isAbout(refusal, refused.values))
  const again = mapped(Object.fromEntries(still), (refusal) => ({
    ...refusal,
    cause: 'sending',
    shown: true,
  }))
  return { ...again, ...refusalsOf(refused) }
}

function isAbout({ values }: Pick<Refusal, 'values'>, current: Texts): boolean {
  return Object.entries(values).every(([name, text]) => text === textOf(current, name))
}

function textOf(values: Texts, name: string): string {
  return values[name] ?? ''
}

function mapped(refusals: Refusals, change: (refusal: Refusal) => Refusal): Refusals {
  return Object.fromEntries(
    Object.entries(refusals).map(([field, refusal]) => [field, change(refusal)]),
  )
}
