import type { FieldErrors } from './error-codes.ts'
import type { FormName } from './form-names.ts'
import type { ReceiptState } from './receipt.ts'

/**
 * A form that was posted without script and not accepted: its page is rendered again with the typed values and the
 * codes of the errors. Without any error, no field that the form shows is at fault: the request could not be stored,
 * too many came from one network, or a field could not be read that nobody sees.
 */
export type PostedFormState = {
  form: FormName
  /** Of typed fields alone, as the errors. */
  values: Record<string, string>
  errors: FieldErrors
  /** After too many from one network: how long until the next is taken, seconds. */
  wait?: number
}

/** `ask`: the link was opened; `done`: the button was pressed; `invalid`: damaged, too old or no link. */
export type NewsletterState = 'ask' | 'done' | 'invalid'

/** Errors of ours that have a pre-rendered page each: something broke, and no answer for now. */
export type ErrorStatusKind = 'failure' | 'unavailable'

/** What the server hands to a page beside its address. */
export type PageState = {
  posted?: PostedFormState
  /** What the post brought along beside what was typed: the answers, and the brief as a query. */
  broughtByPost?: Record<string, string>
  /** Path of a page that answers a plain post, which the browser shows at the endpoint's address. */
  shownPath?: string
  newsletterState?: NewsletterState
  /** What a receipt shows, or why it shows nothing. */
  receipt?: ReceiptState
  /** A post without script was rejected whole: it could not be read, or came from another site. */
  postRejected?: boolean
  failed?: ErrorStatusKind
}
