import { Message } from '../text/Message.tsx'
import css from './ErrorSummary.module.css'
import { useShownRefusals } from './RefusalsContext.ts'

/** Errors of a form that was posted without script, with links to the fields; each goes with an edit. */
export function ErrorSummary({ form }: { form: string }) {
  const ofPage = Object.entries(useShownRefusals()).filter(([, error]) => error?.cause === 'page')
  if (ofPage.length === 0) return null
  return (
    <div className={css.summary} role="group" aria-labelledby="error-summary">
      <p className={css.title} id="error-summary">
        <Message id="forms.error-summary" />
      </p>
      <ul>
        {ofPage.map(([field, error]) => (
          <li key={field}>
            <a href={`#${form}-${field}`}>
              <Message id={error!.code} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
