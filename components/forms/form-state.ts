import type { FieldErrors } from '../../server/contract/error-codes.ts'

/**
 * State of a form that was posted without script: the server renders the page again with the typed
 * values and the codes of the faults, or with `failure` when the request could not be stored.
 */
export type FormState = {
  form: 'contact' | 'newsletter' | 'short-contact' | 'start-project'
  values: Record<string, string>
  errors: FieldErrors
  failure?: boolean
}
