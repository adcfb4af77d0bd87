/** Every form of the site by the name that its fields, its draft and its state carry. */
export const formNames = [
  'contact',
  'service',
  'short-contact',
  'start-project',
  'newsletter',
] as const

export type FormName = (typeof formNames)[number]

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
