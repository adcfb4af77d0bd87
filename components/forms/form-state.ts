import type { FieldErrors } from '../../server/contract/error-codes.ts'
import type { Collected } from '../questionnaire/collected.ts'
import type { FormName } from '../../server/contract/form-names.ts'

/**
 * State of a form that was posted without script: the server renders the page again with the typed
 * values and the codes of the errors, or with `failure` when no field is at fault: the request could not be
 * stored, or too many came from one network.
 */
export type FormState = {
  form: FormName
  /** What the address of the page, or the post, brings along; a page may have nothing else to say of its form. */
  brought?: Collected
  values: Record<string, string>
  errors: FieldErrors
  failure?: boolean
  /** After too many from one network: how long until the next is taken, seconds. */
  wait?: number
}
