import {
  type FieldErrors,
  type ErrorCode,
  validErrorCode,
} from '../../server/contract/error-codes.ts'

/** Texts of a form by field; an empty field may be missing. */
type Values = Readonly<Record<string, string | undefined>>

/** An error and the texts that it is about. */
export type Refusal = {
  code: ErrorCode
  /** The text of the refused field, or of all fields that share one message. */
  values: Readonly<Record<string, string>>
  /** Whether it came with the page after a plain post, on leaving the field, or on sending. */
  cause: 'page' | 'leaving' | 'sending'
  /** False once a text was changed, until the same is sent or refused again. */
  shown: boolean
}

/** What is wrong with a form, by field. An error belongs to the text that was refused, not to the field. */
export type Refusals = Readonly<Record<string, Refusal>>

type Refused = {
  errors: FieldErrors
  values: Values
  cause: Refusal['cause']
  /** Fields that share one message: it goes with an edit of any of them. */
  joint?: readonly string[]
}

/** The refusals of texts, whoever found the errors. */
export function refusalsOf({ errors, values, cause, joint = [] }: Refused): Refusals {
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
export function hideEdited(refusals: Refusals, values: Values): Refusals {
  const outdated = ({ shown, ...refusal }: Refusal) => shown && !isAbout(refusal, values)
  if (!Object.values(refusals).some(outdated)) return refusals
  return mapped(refusals, (refusal) => (outdated(refusal) ? { ...refusal, shown: false } : refusal))
}

/** Sending was refused: what was refused earlier and stands unchanged, or again, is shown once more. */
export function refuseAgain(refusals: Refusals, refused: Refused): Refusals {
  const still = Object.entries(refusals).filter(([, refusal]) => isAbout(refusal, refused.values))
  const again = mapped(Object.fromEntries(still), (refusal) => ({
    ...refusal,
    cause: 'sending',
    shown: true,
  }))
  return { ...again, ...refusalsOf(refused) }
}

function isAbout({ values }: Pick<Refusal, 'values'>, current: Values): boolean {
  return Object.entries(values).every(([name, text]) => text === textOf(current, name))
}

function textOf(values: Values, name: string): string {
  return values[name] ?? ''
}

function mapped(refusals: Refusals, change: (refusal: Refusal) => Refusal): Refusals {
  return Object.fromEntries(
    Object.entries(refusals).map(([field, refusal]) => [field, change(refusal)]),
  )
}
