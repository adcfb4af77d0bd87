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

/** What a contact request carries: every key, missing values as ''; `brief` only when there is one. */
type ContactPayload = Record<(typeof contactKeys)[number], string> & BriefField

/**
 * What the visitor collected, as the query that `briefOf` reads, and once it is stored in words
 * (`server/requests/brief-text.ts`); there is no key when that is nothing.
 */
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
function briefField(values: FormValues): BriefField {
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

/** The keys of API-04. */
export const shortContactKeys = ['email', 'name', 'pathname', ...contextKeys] as const

/** Shortest name of check B. */
const shortestName = 3

/** What both forms send: address, page and the stored answers (API-05). */
export type StartProjectPayload = Record<
  'email' | 'pathname' | (typeof contextKeys)[number],
  string
> &
  BriefField

/** The same with the name (API-04). */
export type ShortContactPayload = StartProjectPayload & { name: string }

/** The payload of the form that asks for the address only; it has no `name` key. */
export function startProjectPayload(values: FormValues): StartProjectPayload {
  const context = contextKeys.map((key) => [key, oneLine(values[key]).slice(0, limits.context)])
  return {
    email: oneLine(values.email),
    pathname: safeFormPath(values.pathname).slice(0, limits.pathname),
    ...(Object.fromEntries(context) as Record<(typeof contextKeys)[number], string>),
    ...briefField(values),
  }
}

/** The payload of the short contact form. */
export function shortContactPayload(values: FormValues): ShortContactPayload {
  const { email, ...rest } = startProjectPayload(values)
  return { email, name: oneLine(values.name), ...rest }
}

/** Check B of A-01: a name of three characters and any valid address, with one message for both. */
export function checkShortContact(values: FormValues): FieldErrors {
  const name = oneLine(values.name)
  const nameFits = visibleLength(name) >= shortestName && name.length <= limits.name
  return {
    ...(nameFits ? {} : { name: errorCodes.nameAndEmail }),
    ...(isEmail(values.email ?? '') ? {} : { email: errorCodes.nameAndEmail }),
  }
}

/** F-21: any valid address. */
export function checkStartProject(values: FormValues): FieldErrors {
  return isEmail(values.email ?? '') ? {} : { email: errorCodes.startEmail }
}
