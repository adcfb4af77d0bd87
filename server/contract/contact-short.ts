import { briefField, type BriefField, contextKeys } from './contact.ts'
import { isEmail } from './email.ts'
import { errorCodes, type FieldErrors } from './error-codes.ts'
import { limits } from './limits.ts'
import { type FormValues, oneLine, safeFormPath, visibleLength } from './text-fields.ts'

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
