import { useEffect } from 'react'
import { ReceivedText } from '../../forms/ReceivedText.tsx'
import { Message } from '../../text/Message.tsx'
import { Heading } from '../../ui/Heading.tsx'
import css from './ServiceHeader.module.css'

const headingId = 'service-received'

/**
 * F-16: the overlay's words in the place of the form, with the focus.
 * @param receipt path of the page that shows the request again
 */
export function ServiceRequestReceived({ receipt }: { receipt: string | undefined }) {
  useEffect(() => document.getElementById(headingId)?.focus(), [])
  return (
    <div className={css.received}>
      <Heading size="h3" id={headingId} focusable>
        <Message id="forms.received.title" />
      </Heading>
      <ReceivedText receipt={receipt} />
    </div>
  )
}
