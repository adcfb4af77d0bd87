import { isReceiptToken } from '../../../server/contract/receipt.ts'
import { drawing } from '../../art/drawing.ts'
import { ReceiptLink } from '../../forms/ReceiptLink.tsx'
import { T } from '../../text/T.tsx'
import { useHref } from '../../text/useHref.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Drawing } from '../../ui/Drawing.tsx'
import css from './RequestReceived.module.css'

/**
 * The overlay's words as a page, for requests that were sent without script.
 * @param token of the receipt, as the address names it; whatever cannot be one is ignored
 */
export function RequestThanks({ token }: { token?: string }) {
  const href = useHref()
  return (
    <section className={css.page} data-night="" aria-labelledby="received-title">
      <Drawing day={drawing('compass-night')} decorative className={css.compass} />
      <div className={css.inside}>
        <h1 className={css.title} id="received-title" tabIndex={-1}>
          <T id="forms.received.title" />
        </h1>
        <p className={css.text}>
          <T id="forms.received.text" />
        </p>
        <p className={css.when}>
          <T id="forms.received.when" />
        </p>
        <ReceiptLink receipt={isReceiptToken(token) ? href('request', { token }) : undefined} />
        <div className={css.actions}>
          <ButtonLink href={href('success-stories')} arrow>
            <T id="forms.received.stories" />
          </ButtonLink>
          <ButtonLink href={href('contact-us')} variant="outline">
            <T id="forms.received.refill" />
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
