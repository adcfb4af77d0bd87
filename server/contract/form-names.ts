/**
 * Every form of the site by the name that its fields, its draft and its state carry. `contact` and `service` post to
 * `/api/contact`, the two short ones to `/api/contact-short` (`shortFormOf`); a stored request is of the `kind` that its
 * endpoint is called by.
 */
export const formNames = [
  'contact',
  'service',
  'short-contact',
  'start-project',
  'newsletter',
] as const

export type FormName = (typeof formNames)[number]

const contactFields = ['name', 'phone', 'email', 'company', 'requestDetails'] as const

/** The fields of each form that are shown and typed. */
export const typedFields = {
  contact: contactFields,
  service: contactFields,
  'short-contact': ['name', 'email'],
  'start-project': ['email'],
  newsletter: ['email'],
} as const satisfies Record<FormName, readonly string[]>

/** Which form sent these fields to `/api/contact-short`: the one that asks for an address alone sends no `name`. */
export function shortFormOf(fields: object): 'short-contact' | 'start-project' {
  return Object.hasOwn(fields, 'name') ? 'short-contact' : 'start-project'
}

/**
 * Address that a plain post of a form goes to: two forms of a page may share an endpoint, so the query
 * names the one that was sent, and the fragment brings the visitor back to it.
 */
export function postPath(endpoint: string, form: FormName): string {
  return `${endpoint}?form=${form}#${formId(form)}`
}

/** Id of the form's element. */
export function formId(form: FormName): string {
  return `${form}-form`
}

/** Id of a field of a form: a page may have several forms. */
export function fieldId(form: FormName, field: string): string {
  return `${form}-${field}`
}

/** Header of a script's post: one key for a filled form and every retry of it. */
export const idempotencyKeyHeader = 'Idempotency-Key'
