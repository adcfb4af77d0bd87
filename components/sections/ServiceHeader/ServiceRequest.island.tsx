import { type ReactNode, useEffect, useState } from 'react'
import { island } from '../../islands/island.tsx'
import { ContactForm } from '../../forms/ContactForm.tsx'
import { formMessages } from '../../forms/form-messages.ts'
import { ReceivedText } from '../../forms/ReceivedText.tsx'
import type { FormContext } from '../../forms/RequestForm.tsx'
import { Message } from '../../text/Message.tsx'
import { Heading } from '../../ui/Heading.tsx'
import css from './ServiceHeader.module.css'

type Props = FormContext & {
  title: string
  /** What follows, beside the form. */
  steps: ReactNode
}

/** The full form under its title; after sending a message is in its place. */
function ServiceRequest({ title, steps, ...context }: Props) {
  const [received, setReceived] = useState<{ receiptPath: string | undefined }>()
  if (received) return <ReceivedInPlace {...received} />
  return (
    <>
      <div className={css.side}>
        <Heading size="h3">{title}</Heading>
        {steps}
      </div>
      <div>
        <ContactForm
          {...context}
          formName="service"
          onAccepted={(receiptPath) => setReceived({ receiptPath })}
        />
      </div>
    </>
  )
}

const headingId = 'service-received'

/** F-16: the overlay's words in the place of the form, with the focus. */
function ReceivedInPlace({ receiptPath }: { receiptPath: string | undefined }) {
  useEffect(() => document.getElementById(headingId)?.focus(), [])
  return (
    <div className={css.received}>
      <Heading size="h3" id={headingId} focusable>
        <Message id="forms.received.title" />
      </Heading>
      <ReceivedText receiptPath={receiptPath} />
    </div>
  )
}

export const ServiceRequestIsland = island({
  name: 'ServiceRequest',
  component: ServiceRequest,
  start: 'press',
  restores: true,
  messages: formMessages,
})
