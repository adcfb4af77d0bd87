import { briefOf, briefQuery } from './brief.ts'
import { isEmail, isKnownFreeMail } from './email.ts'
import { type ErrorCode, errorCodes, type FieldErrors } from './error-codes.ts'
import { limits } from './limits.ts'
import { type FormValues, oneLine, plainText, safeFormPath, visibleLength } from './text-fields.ts'

/** The ten keys of API-03, in its order. */
export const contactKeys = [
  'name',
  'phone',
  'email',
  'company',
  'requestDetails',
  'pathname',
  'industry',
  'goal',
  'final',
  'service',
] as const

/** What a contact request carries: every key, missing values as ''. */
type ContactPayload = Record<(typeof contactKeys)[number], string> & BriefField

/** What the visitor collected, as the query that `briefOf` reads; there is no key when that is nothing. */
export type BriefField = { [briefKey]?: string }

/** Key of a payload that holds the brief. */
export const briefKey = 'brief'

/** The stored answers that every request carries (API-07). */
export const contextKeys = ['industry', 'goal', 'final', 'service'] as const
const optional = ['phone', 'company', 'requestDetails'] as const

/** The payload of typed values: trimmed, fixed shape, the details alone of several lines, context cut to its limit. */
export function contactPayload(values: FormValues): ContactPayload {
  const texts = Object.fromEntries(contactKeys.map((key) => [key, oneLine(values[key])]))
  for (const key of contextKeys) texts[key] = texts[key]!.slice(0, limits.context)
  texts.requestDetails = plainText(values.requestDetails)
  texts.pathname = safeFormPath(values.pathname).slice(0, limits.pathname)
  return { ...(texts as ContactPayload), ...briefField(values) }
}

/** The brief among the values of a form, in its one form. */
export function briefField(values: FormValues): BriefField {
  const brief = briefQuery(briefOf(values[briefKey]))
  return brief === '' ? {} : { [briefKey]: brief }
}

/**
 * Check A of A-01 with the limits of A-20, for browser and server: name, then the pattern of the
 * address, then the business address.
 */
export function checkContact(values: FormValues): FieldErrors {
  const { name, email, ...rest } = contactPayload(values)
  const errors: [string, ErrorCode | undefined][] = [
    ['name', nameError(name)],
    ['email', emailError(email)],
    ...optional.map((key): [string, ErrorCode | undefined] => [
      key,
      rest[key].length > limits[key] ? errorCodes.tooLong : undefined,
    ]),
  ]
  return Object.fromEntries(errors.filter(([, code]) => code !== undefined))
}

function nameError(name: string): ErrorCode | undefined {
  if (visibleLength(name) <= 1) return errorCodes.nameRequired
  return name.length > limits.name ? errorCodes.tooLong : undefined
}

function emailError(email: string): ErrorCode | undefined {
  if (!isEmail(email)) return errorCodes.emailInvalid
  return isKnownFreeMail(email) ? errorCodes.emailNotBusiness : undefined
}
