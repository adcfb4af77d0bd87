import type { ReceiptState } from '../../../server/contract/receipt.ts'
import { ReceiptNotice } from './ReceiptNotice.tsx'
import { SentRequest } from './SentRequest.tsx'

export type { ReceiptState }

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
