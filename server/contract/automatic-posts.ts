/** Name of the field that people neither see nor fill. */
export const honeypotField = 'website'

/**
 * Header of a script's post: the age of its form, milliseconds. It counts from when the page was opened, or from when
 * its draft was begun, whichever is earlier: from the arrival of the form's code on, somebody who had typed before
 * would pass for a program.
 */
export const formAgeHeader = 'X-Form-Age'

/** No person fills a form that is younger, milliseconds. */
const shortestFillTime = 2000

/**
 * Whether a post looks automatic: the hidden field is filled, or its form is younger than a person needs. A
 * post without an age is judged by the hidden field alone: one without script, or of a form that the server sent back.
 * @param formAge the header as it arrived
 */
export function looksAutomatic(honeypot: string | undefined, formAge: string | undefined): boolean {
  if (honeypot) return true
  if (formAge === undefined) return false
  const age = Number(formAge)
  return !Number.isFinite(age) || age < shortestFillTime
}
