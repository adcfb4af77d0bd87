import { isEmail } from './email.ts'
import { errorCodes, type FieldErrors } from './error-codes.ts'
import { type FormValues, oneLine, safeFormPath } from './text-fields.ts'

/** What a newsletter sign-up carries (API-01). */
export type SubscriptionPayload = { email: string; pathname: string }

/** The payload of typed values. */
export function subscriptionPayload(values: FormValues): SubscriptionPayload {
  return { email: oneLine(values.email), pathname: safeFormPath(values.pathname) }
}

/** F-01: an address that is not empty and fits the shared pattern; free mail is welcome. */
export function checkSubscription(values: FormValues): FieldErrors {
  return isEmail(values.email ?? '') ? {} : { email: errorCodes.newsletterEmail }
}
