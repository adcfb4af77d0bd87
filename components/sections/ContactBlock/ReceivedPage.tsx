import { isReceiptToken } from '../../../server/contract/receipt.ts'
import { forgetsDraftOf } from '../../forms/draft.ts'
import { Message } from '../../text/Message.tsx'
import { useHref } from '../../text/useHref.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { ReceivedMessage } from './ReceivedMessage.tsx'
import css from './Received.module.css'
import { drawing } from '../../art/drawing.ts'
import { Drawing } from '../../ui/Drawing.tsx'

/**
 * The overlay's words as a page, for requests that were sent without script.
 * @param token of the receipt, as the address names it; whatever cannot be one is ignored
 * @param form that was sent, as the address names it: its draft is forgotten
 */
export function ReceivedPage({ token, form }: { token?: string; form?: string }) {
  const href = useHref()
  return (
    <section
      className={css.page}
      data-night=""
      aria-labelledby="received-title"
      {...forgetsDraftOf(form)}
    >
      <ReceivedMessage
        picture={<ReceivedPicture />}
        heading={
          <h1 className={css.title} id="received-title" tabIndex={-1}>
            <Message id="forms.received.title" />
          </h1>
        }
        receiptPath={isReceiptToken(token) ? href('request', { token }) : undefined}
        actions={
          <>
            <ButtonLink href={href('work-samples')} variant="outline">
              <Message id="common.route.work-samples" />
            </ButtonLink>
            <ButtonLink href={href('contact-us')} variant="outline">
              <Message id="forms.received.refill" />
            </ButtonLink>
          </>
        }
      />
    </section>
  )
}

/** A compass behind what a visitor reads after sending. The page renders it: browsers need no code of drawings. */
export function ReceivedPicture() {
  return <Drawing day={drawing('compass-night')} decorative className={css.compass} />
}
