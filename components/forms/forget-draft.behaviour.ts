import { formNames } from '../../server/contract/form-names.ts'
import { writeDraft } from './draft.ts'

/** On a page that confirms a form that was sent without script: what was sent is no draft any more. */
export function forgetDraft({ dataset }: HTMLElement): void {
  const form = formNames.find((name) => name === dataset.form)
  if (form) writeDraft(form, {})
}
