import { shortestFillTime } from '../contract/limits.ts'

/**
 * Whether a post looks automatic: the hidden field is filled, or a script sent it sooner than a person
 * could. Plain posts carry no age and are judged by the hidden field alone.
 */
export function looksAutomatic(honeypot: string | undefined, formAge: string | undefined): boolean {
  if (honeypot) return true
  if (formAge === undefined) return false
  const age = Number(formAge)
  return !Number.isFinite(age) || age < shortestFillTime
}
