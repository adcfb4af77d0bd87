import type { ReceiptState } from '../../../server/contract/receipt.ts'
import { Message } from '../../text/Message.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { NextSteps } from './NextSteps.tsx'
import { PrintButtonIsland } from './PrintButton.island.tsx'
import css from './Receipt.module.css'
import { ReceiptFactsIsland } from './ReceiptFacts.island.tsx'
import { SentFields } from './SentFields.tsx'
import { WithdrawIsland } from './Withdraw.island.tsx'

type Props = Extract<ReceiptState, { state: 'sent' }>

/** A request as its sender sees it again. */
export function SentRequest({ number, fields, arrivedAt, answerBy }: Props) {
  return (
    <Panel labelledBy="receipt-title">
      <div className={css.receipt}>
        <div className={css.head}>
          <h1 id="receipt-title" tabIndex={-1}>
            <Message id="receipt.sent.title" />
          </h1>
          <p className={css.lead}>
            <Message id="forms.received.when" />
          </p>
          <PrintButtonIsland />
        </div>
        <ReceiptFactsIsland number={number} arrivedAt={arrivedAt} answerBy={answerBy} />
        <section aria-labelledby="receipt-fields">
          <h2 className={css.title} id="receipt-fields">
            <Message id="receipt.sent.fields" />
          </h2>
          <SentFields fields={fields} />
        </section>
        <div className={css.aside}>
          <NextSteps />
          <WithdrawIsland />
        </div>
      </div>
    </Panel>
  )
}
