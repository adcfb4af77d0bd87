import { maxLength, pipe, regex, rfcEmail, safeParse, string } from 'valibot'
import { limits } from './limits.ts'
import { oneLine } from './text-fields.ts'

/**
 * A-05, the one pattern of every form: what `input type=email` accepts, a dot in the domain, at least
 * two letters after the last one, 64 characters before the @ and 254 in all.
 */
const address = pipe(
  string(),
  maxLength(limits.email),
  rfcEmail(),
  regex(/^[^@]{1,64}@.+\.(?!\d+$)[a-z0-9-]{2,}$/),
)

/**
 * free mail that browser and server know, as whole domain or parent. Only families with many
 * endings carry a wildcard; the server adds lists of its own.
 */
const freeMail =
  /(^|\.)((g|google|hot|proton)mail\.com|(yahoo|gmx|yandex)\.[a-z]{2,3}(\.[a-z]{2})?|(outlook|live|msn|icloud|me|aol|zoho|qq|163)\.com|mail\.ru|proton\.me|protonmail\.ch|pm\.me)$/

/**
 * An address as it is checked: trimmed, the domain in lower-case ASCII. A domain that is
 * none stays as it was typed, for the pattern to refuse.
 */
export function normalizeEmail(typed: string): string {
  const trimmed = oneLine(typed)
  const at = trimmed.lastIndexOf('@')
  const domain = trimmed.slice(at + 1)
  if (at < 0 || /[\s/?#:[\]\\%@]/.test(domain) || !URL.canParse(`http://${domain}`)) return trimmed
  return trimmed.slice(0, at + 1) + new URL(`http://${domain}`).hostname
}

/**
 * An address as addresses are compared, in lower case also before the @: RFC 5321, 2.4, lets a host tell capitals apart
 * there, and advises against it.
 */
export function comparableEmail(typed: string): string {
  return normalizeEmail(typed).toLowerCase()
}

/** Whether a typed address fits the pattern of A-05. */
export function isEmail(typed: string): boolean {
  return safeParse(address, normalizeEmail(typed)).success
}

/** Domain of a normalized address. */
export function emailDomain(normalized: string): string {
  return normalized.slice(normalized.lastIndexOf('@') + 1)
}

/** Whether an address belongs to a free-mail family that the browser knows. */
export function isKnownFreeMail(typed: string): boolean {
  return freeMail.test(emailDomain(normalizeEmail(typed)))
}
