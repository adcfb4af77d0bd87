import { type ReactNode, useState } from 'react'
import { ContactForm } from '../../forms/ContactForm.tsx'
import type { FormPlace } from '../../forms/RequestForm.tsx'
import { RequestReceived } from './RequestReceived.tsx'

type Props = FormPlace & {
  /** Stands beside the confirmation. */
  picture: ReactNode
}

/** The full form, and after success the confirmation over the page. */
export function ContactRequest({ picture, ...place }: Props) {
  const [received, setReceived] = useState<{ receipt: string | undefined }>()
  return (
    <>
      <ContactForm {...place} onAccepted={(receipt) => setReceived({ receipt })} />
      <RequestReceived
        open={received !== undefined}
        picture={picture}
        receipt={received?.receipt}
        onRefill={() => setReceived(undefined)}
      />
    </>
  )
}
