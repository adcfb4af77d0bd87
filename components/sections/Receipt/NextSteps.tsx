import { AnswerSteps } from '../../text/AnswerSteps.tsx'
import { Message } from '../../text/Message.tsx'
import css from './Receipt.module.css'

/** What follows a request, in the words of the contact page. */
export function NextSteps() {
  return (
    <section aria-labelledby="receipt-next">
      <h2 className={css.title} id="receipt-next">
        <Message id="receipt.sent.next" />
      </h2>
      <AnswerSteps />
    </section>
  )
}
