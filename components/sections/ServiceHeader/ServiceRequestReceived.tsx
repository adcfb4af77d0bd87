import { useEffect } from 'react'
import { ReceiptLink } from '../../forms/ReceiptLink.tsx'
import { T } from '../../text/T.tsx'
import { useHref } from '../../text/useHref.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Heading } from '../../ui/Heading.tsx'
import css from './ServiceHeader.module.css'

const headingId = 'service-received'

/**
 * F-16: the overlay's words in the place of the form, with the focus.
 * @param receipt path of the page that shows the request again
 */
export function ServiceRequestReceived({ receipt }: { receipt: string | undefined }) {
  const href = useHref()
  useEffect(() => document.getElementById(headingId)?.focus(), [])
  return (
    <div className={css.received}>
      <Heading size="h3" id={headingId} focusable>
        <T id="forms.received.title" />
      </Heading>
      <p>
        <T id="forms.received.text" />
      </p>
      <p className={css.when}>
        <T id="forms.received.when" />
      </p>
      <ReceiptLink receipt={receipt} />
      <ButtonLink href={href('success-stories')} arrow>
        <T id="forms.received.stories" />
      </ButtonLink>
    </div>
  )
}
