import { Message } from '../text/Message.tsx'
import css from './ReceiptLink.module.css'

/**
 * Leads from a confirmation to the page that shows the request again. Only the server knows that page,
 * so the link is kept from client-side navigation.
 * @param receipt path of the page; without one there is no link
 */
export function ReceiptLink({ receipt }: { receipt: string | undefined }) {
  return receipt === undefined ? null : (
    <p className={css.link}>
      <a href={receipt} data-vike="false">
        <Message id="forms.received.receipt" />
      </a>
    </p>
  )
}
