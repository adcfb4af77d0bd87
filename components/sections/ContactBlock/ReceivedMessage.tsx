import type { ReactNode } from 'react'
import { drawing } from '../../art/drawing.ts'
import { ReceiptLink } from '../../forms/ReceiptLink.tsx'
import { T } from '../../text/T.tsx'
import { useHref } from '../../text/useHref.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Drawing } from '../../ui/Drawing.tsx'
import css from './RequestReceived.module.css'

type Props = {
  /** Gets the focus; its level depends on where it stands. */
  heading: ReactNode
  /** Path of the page that shows the request again. */
  receipt?: string
  /** Leads back to the form. */
  refill: ReactNode
}

/** What a visitor reads after sending (T-16 … T-19), beside a compass. */
export function ReceivedMessage({ heading, receipt, refill }: Props) {
  const href = useHref()
  return (
    <>
      <div className={css.ground}>
        <Drawing day={drawing('compass-night')} decorative className={css.compass} />
      </div>
      <div className={css.inside}>
        {heading}
        <p className={css.text}>
          <T id="forms.received.text" />
        </p>
        <p className={css.when}>
          <T id="forms.received.when" />
        </p>
        <ReceiptLink receipt={receipt} />
        <div className={css.actions}>
          <ButtonLink href={href('success-stories')} arrow>
            <T id="forms.received.stories" />
          </ButtonLink>
          {refill}
        </div>
      </div>
    </>
  )
}
