import type { ReactNode } from 'react'
import { Message } from '../text/Message.tsx'
import { useHref } from '../text/useHref.ts'
import { ButtonLink } from '../ui/Button.tsx'
import css from './ReceivedText.module.css'

type Props = {
  /** Path of the page that shows the request again. */
  receipt: string | undefined
  /** Another way on, beside the stories. */
  children?: ReactNode
}

/** What a confirmation says below its heading (T-17 … T-19). */
export function ReceivedText({ receipt, children }: Props) {
  const href = useHref()
  return (
    <>
      <p className={css.text}>
        <Message id="forms.received.text" />
      </p>
      <p className={css.when}>
        <Message id="forms.received.when" />
      </p>
      <ReceiptLink receipt={receipt} />
      <p className={css.link}>
        <a href={href('my-brief')}>
          <Message id="forms.received.brief" />
        </a>
      </p>
      <div className={css.actions}>
        <ButtonLink href={href('success-stories')} arrow>
          <Message id="forms.received.stories" />
        </ButtonLink>
        {children}
      </div>
    </>
  )
}

/**
 * Leads from a confirmation to the page that shows the request again, which only the server knows.
 * @param receipt path of the page; without one there is no link
 */
export function ReceiptLink({ receipt }: { receipt: string | undefined }) {
  return receipt === undefined ? null : (
    <p className={css.link}>
      <a href={receipt}>
        <Message id="forms.received.receipt" />
      </a>
    </p>
  )
}
