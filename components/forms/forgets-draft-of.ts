import type { FormName } from '../../server/contract/form-names.ts'

/** Attributes of what confirms a form that was sent without script: its draft is forgotten there. */
export function forgetsDraftOf(form: FormName) {
  return { 'data-behaviour': 'forget-draft', 'data-start': 'idle', 'data-form': form } as const
}
