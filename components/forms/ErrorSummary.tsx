import { useFormState } from 'react-final-form'
import type { ErrorCode, FieldErrors } from '../../server/contract/error-codes.ts'
import { T } from '../text/T.tsx'
import css from './ErrorSummary.module.css'

/** Faults of a form that was posted without script, with links to the fields; gone after an edit. */
export function ErrorSummary({ form, errors }: { form: string; errors: FieldErrors }) {
  const { modified, submitFailed } = useFormState({
    subscription: { modified: true, submitFailed: true },
  })
  const faults = Object.entries(errors).filter((entry): entry is [string, ErrorCode] => !!entry[1])
  const edited = submitFailed || Object.values(modified ?? {}).some(Boolean)
  if (faults.length === 0 || edited) return null
  return (
    <div className={css.summary} role="group" aria-labelledby="error-summary">
      <p className={css.title} id="error-summary">
        <T id="forms.error-summary" />
      </p>
      <ul>
        {faults.map(([field, code]) => (
          <li key={field}>
            <a href={`#${form}-${field}`}>
              <T id={code} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
