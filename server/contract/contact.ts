import { type AnswerKey, answerKeys, briefFromQuery, briefQuery } from './brief.ts'
import { isEmail, isKnownFreeMail } from './email.ts'
import { type ErrorCode, errorCodes, type FieldErrors } from './error-codes.ts'
import { typedFields } from './form-names.ts'
import { limits } from './limits.ts'
import { type FormValues, oneLine, plainText, safeFormPath, visibleLength } from './text-fields.ts'

/** The answers in the order of API-03, in which a request and its letter list them: the industry comes first. */
export const sentAnswerKeys: readonly AnswerKey[] = [
  'industry',
  ...answerKeys.filter((key) => key !== 'industry'),
]

/** The ten keys of API-03, in its order. */
export const contactKeys = [...typedFields.contact, 'pathname', ...sentAnswerKeys] as const

/** What a contact request carries: every key, missing values as ''; `brief` only when there is one. */
type ContactPayload = Record<(typeof contactKeys)[number], string> & BriefField

/**
 * What the visitor collected, as the query that `briefFromQuery` reads; there is no key when that is nothing. A stored
 * request has it in words (`server/requests/brief-text.ts`).
 */
export type BriefField = { [briefKey]?: string }

/** Key of a payload that holds the brief. */
export const briefKey = 'brief'

const optional = ['phone', 'company', 'requestDetails'] as const

/** The payload of the full form: every text trimmed and of one line, the details alone of several. */
export function contactPayload(values: FormValues): ContactPayload {
  return {
    name: oneLine(values.name),
    phone: oneLine(values.phone),
    email: oneLine(values.email),
    company: oneLine(values.company),
    requestDetails: plainText(values.requestDetails),
    ...sharedPayload(values),
  }
}

/** What every request carries beside what is typed: its page, the answers and the brief. */
type SharedPayload = Record<'pathname' | AnswerKey, string> & BriefField

/** The shared keys of any form's payload: answers cut to their limit, the brief in its one form. */
function sharedPayload(values: FormValues): SharedPayload {
  const answers = sentAnswerKeys.map((key) => [key, oneLine(values[key]).slice(0, limits.answer)])
  const brief = briefQuery(briefFromQuery(values[briefKey]))
  return {
    pathname: safeFormPath(values.pathname),
    ...(Object.fromEntries(answers) as Record<AnswerKey, string>),
    ...(brief === '' ? {} : { [briefKey]: brief }),
  }
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

/** The keys of the two short forms: API-04, and without the name API-05. */
export const shortContactKeys = [
  ...typedFields['short-contact'],
  'pathname',
  ...sentAnswerKeys,
] as const

/** Shortest name of check B. */
const shortestName = 3

/** What the form sends that asks for the address only (API-05). */
export type StartProjectPayload = SharedPayload & { email: string }

/** What the short contact form sends: name and address (API-04). */
export type ShortContactPayload = StartProjectPayload & { name: string }

/** The payload of the form that asks for the address only; it has no `name` key. */
export function startProjectPayload(values: FormValues): StartProjectPayload {
  return { email: oneLine(values.email), ...sharedPayload(values) }
}

/** The payload of the short contact form. */
export function shortContactPayload(values: FormValues): ShortContactPayload {
  return { email: oneLine(values.email), name: oneLine(values.name), ...sharedPayload(values) }
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
