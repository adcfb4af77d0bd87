import { useState } from 'react'
import { ContactForm } from '../../forms/ContactForm.tsx'
import type { FormPlace } from '../../forms/RequestForm.tsx'
import { RequestReceived } from './RequestReceived.tsx'

/** The full form, and after success the confirmation over the page. */
export function ContactRequest(place: FormPlace) {
  const [received, setReceived] = useState<{ receipt: string | undefined }>()
  return (
    <>
      <ContactForm {...place} onAccepted={(receipt) => setReceived({ receipt })} />
      <RequestReceived
        open={received !== undefined}
        receipt={received?.receipt}
        onRefill={() => setReceived(undefined)}
      />
    </>
  )
}
