import type { PostedFormState } from '../../server/contract/page-state.ts'
import type { Collected } from '../questionnaire/collected.ts'

/** What a form begins with; a page whose address brings something along may have nothing else to say of its form. */
export type FormState = PostedFormState & {
  /** What the address of the page, or the post, brings along. */
  brought?: Collected
}
