import { useState } from 'react'
import { ContactForm } from '../../forms/ContactForm.tsx'
import type { FormContext } from '../../forms/RequestForm.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { ServiceRequestReceived } from './ServiceRequestReceived.tsx'

/** The full form under its title; after sending a message is in its place. */
export function ServiceRequest({ title, ...context }: FormContext & { title: string }) {
  const [received, setReceived] = useState<{ receipt: string | undefined }>()
  if (received) return <ServiceRequestReceived receipt={received.receipt} />
  return (
    <>
      <Heading size="h3">{title}</Heading>
      <ContactForm {...context} form="service" onAccepted={(receipt) => setReceived({ receipt })} />
    </>
  )
}
