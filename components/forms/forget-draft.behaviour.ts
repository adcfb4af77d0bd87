import type { FormName } from '../../server/contract/form-names.ts'
import { writeDraft } from './draft.ts'

/** On a page that confirms a form that was sent without script: what was sent is no draft any more. */
export function forgetDraft({ dataset }: HTMLElement): void {
  writeDraft(dataset.form as FormName, {})
}
