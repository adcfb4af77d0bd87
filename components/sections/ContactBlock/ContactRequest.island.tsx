import { type ReactNode, useState } from 'react'
import { ContactForm } from '../../forms/ContactForm.tsx'
import { formMessages } from '../../forms/form-messages.ts'
import type { FormContext } from '../../forms/RequestForm.tsx'
import { island } from '../../islands/island.tsx'
import { ReceivedDialog } from './ReceivedDialog.tsx'

type Props = FormContext & {
  /** Stands next to the confirmation. */
  picture: ReactNode
}

/** The full form, and after success the confirmation over the page. */
function ContactRequest({ picture, ...context }: Props) {
  const [received, setReceived] = useState<{ receiptPath: string | undefined }>()
  return (
    <>
      <ContactForm {...context} onAccepted={(receiptPath) => setReceived({ receiptPath })} />
      <ReceivedDialog
        open={received !== undefined}
        picture={picture}
        receiptPath={received?.receiptPath}
        onRefill={() => setReceived(undefined)}
      />
    </>
  )
}

export const ContactRequestIsland = island({
  name: 'ContactRequest',
  component: ContactRequest,
  start: 'press',
  restores: true,
  messages: formMessages,
})
