import { T } from '../../text/T.tsx'
import css from './Receipt.module.css'

const steps = ['reply', 'call', 'estimate'] as const

/** What follows a request, in the words of the contact page. */
export function NextSteps() {
  return (
    <section aria-labelledby="receipt-next">
      <h2 className={css.title} id="receipt-next">
        <T id="receipt.sent.next" />
      </h2>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step}>
            <span className={css.when}>
              <T id={`contact.steps.${step}-when`} />
            </span>
            <span>
              <T id={`contact.steps.${step}-what`} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
