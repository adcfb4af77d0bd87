import type { ReactNode } from 'react'
import { Message } from '../text/Message.tsx'
import { useHref } from '../text/useHref.ts'
import { ButtonLink } from '../ui/Button.tsx'
import css from './ReceivedText.module.css'

type Props = {
  receiptPath: string | undefined
  /** Another way on, beside the stories. */
  children?: ReactNode
}

/** What a confirmation says below its heading (T-17 … T-19). */
export function ReceivedText({ receiptPath, children }: Props) {
  const href = useHref()
  return (
    <>
      <p className={css.text}>
        <Message id="forms.received.text" />
      </p>
      <p className={css.when}>
        <Message id="forms.received.when" />
      </p>
      <ReceiptLink path={receiptPath} />
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
 * @param path of that page; without one there is no link
 */
export function ReceiptLink({ path }: { path: string | undefined }) {
  return path === undefined ? null : (
    <p className={css.link}>
      <a href={path}>
        <Message id="forms.received.receipt" />
      </a>
    </p>
  )
}
