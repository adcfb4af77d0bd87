import { company } from '../../../content/company.ts'
import type { ReceiptState } from '../../../server/contract/receipt.ts'
import { BestLinks } from '../../search/BestLinks.tsx'
import { T } from '../../text/T.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import css from './ReceiptNotice.module.css'

type Props = { receipt: Exclude<ReceiptState, { state: 'sent' }> }

/** A receipt with nothing to show: what became of the request, and three ways onward. */
export function ReceiptNotice({ receipt }: Props) {
  return (
    <Sheet labelledBy="receipt-title">
      <div className={css.notice}>
        <h1 id="receipt-title" tabIndex={-1}>
          <T id={`receipt.${receipt.state}.title`} />
        </h1>
        <p className={css.text}>
          <NoticeText receipt={receipt} />
        </p>
        <h2 className={css.heading} id="ways-on">
          <T id="errors.ways-on" />
        </h2>
        <BestLinks labelledBy="ways-on" />
      </div>
    </Sheet>
  )
}

function NoticeText({ receipt }: Props) {
  switch (receipt.state) {
    case 'withdrawn':
      return <T id="receipt.withdrawn.text" values={{ number: receipt.number }} />
    case 'unavailable':
      return <T id="receipt.unavailable.text" values={{ email: company.email }} />
    case 'unknown':
      return <T id="receipt.unknown.text" />
  }
}
