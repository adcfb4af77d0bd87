import type { ReceiptState } from '../../../server/contract/receipt.ts'
import { SentRequest } from './SentRequest.tsx'
import { company } from '../../../content/company.ts'
import { Notice } from '../../search/Notice.tsx'
import { Message } from '../../text/Message.tsx'

/**
 * The page behind the link of one request: what was sent, when the answer comes, and the button that
 * withdraws it; or why there is nothing to show.
 */
export function Receipt({ receipt }: { receipt: ReceiptState }) {
  return receipt.state === 'sent' ? (
    <SentRequest {...receipt} />
  ) : (
    <ReceiptNotice receipt={receipt} />
  )
}

type Props = { receipt: Exclude<ReceiptState, { state: 'sent' }> }

/** A receipt with nothing to show: what became of the request, and three ways onward. */
function ReceiptNotice({ receipt }: Props) {
  return (
    <Notice
      title={<Message id={`receipt.${receipt.state}.title`} />}
      text={<NoticeText receipt={receipt} />}
    />
  )
}

function NoticeText({ receipt }: Props) {
  switch (receipt.state) {
    case 'withdrawn':
      return <Message id="receipt.withdrawn.text" values={{ number: receipt.number }} />
    case 'unavailable':
      return <Message id="receipt.unavailable.text" values={{ email: company.email }} />
    case 'too-many':
      return <Message id="receipt.too-many.text" values={{ seconds: receipt.wait }} />
    case 'unknown':
      return <Message id="receipt.unknown.text" />
  }
}
