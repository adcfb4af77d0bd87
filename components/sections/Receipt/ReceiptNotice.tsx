import { company } from '../../../content/company.ts'
import type { ReceiptState } from '../../../server/contract/receipt.ts'
import { Notice } from '../../search/Notice.tsx'
import { T } from '../../text/T.tsx'

type Props = { receipt: Exclude<ReceiptState, { state: 'sent' }> }

/** A receipt with nothing to show: what became of the request, and three ways onward. */
export function ReceiptNotice({ receipt }: Props) {
  return (
    <Notice
      title={<T id={`receipt.${receipt.state}.title`} />}
      text={<NoticeText receipt={receipt} />}
    />
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
