import { Message } from './Message.tsx'
import css from './AnswerSteps.module.css'

const steps = ['reply', 'call', 'estimate'] as const

/** What happens after sending, and when. */
export function AnswerSteps() {
  return (
    <dl className={css.steps}>
      {steps.map((step) => (
        <div key={step}>
          <dt>
            <Message id={`contact.steps.${step}-when`} />
          </dt>
          <dd>
            <Message id={`contact.steps.${step}-what`} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
