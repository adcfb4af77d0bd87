import { usePageContext } from 'vike-react/usePageContext'
import type { FormState } from '../components/forms/form-state.ts'

/** State of one form on a page that the server rendered again after a post without script. */
export function useFormState(form: FormState['form']): FormState | undefined {
  const { formState } = usePageContext()
  return formState?.form === form ? formState : undefined
}
