import { T } from './T.tsx'
import css from './AnswerSteps.module.css'

const steps = ['reply', 'call', 'estimate'] as const

/** What happens after sending, and when. */
export function AnswerSteps() {
  return (
    <dl className={css.steps}>
      {steps.map((step) => (
        <div key={step}>
          <dt>
            <T id={`contact.steps.${step}-when`} />
          </dt>
          <dd>
            <T id={`contact.steps.${step}-what`} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
