import { type FormName, formNames } from '../../server/contract/form-names.ts'

/**
 * Attributes of what confirms a form that was sent without script: its draft is forgotten there.
 * @param form as the address names it; nothing is forgotten for what is no form
 */
export function forgetsDraftOf(form: string | undefined) {
  return formNames.includes(form as FormName)
    ? ({ 'data-behaviour': 'forget-draft', 'data-start': 'idle', 'data-form': form } as const)
    : {}
}
