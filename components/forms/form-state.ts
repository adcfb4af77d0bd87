import type { PostedFormState } from '../../server/contract/page-state.ts'
import type { Collected } from '../questionnaire/collected.ts'

/** What a form begins with. */
export type FormState = {
  /** What the address of the page, or the post, brings along. */
  brought?: Collected
  /** What was posted without script and not accepted. */
  posted?: PostedFormState
}
