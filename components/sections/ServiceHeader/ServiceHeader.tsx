import { useState } from 'react'
import { type Copy, Words } from '../../text/Words.tsx'
import { FreeDevelopers } from '../../availability/FreeDevelopers.tsx'
import { ContactForm } from '../../forms/forms-when-near.ts'
import type { FormState } from '../../forms/form-state.ts'
import { Deeper, Heading, HeadingLevel } from '../../ui/Heading.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import css from './ServiceHeader.module.css'
import { ServiceRequestReceived } from './ServiceRequestReceived.tsx'

type Props = {
  copy: Copy<'title' | 'text' | 'form-title'>
  pathname: string
  formState?: FormState
  /** The page shows no counter and asks for none. */
  counterDisabled?: boolean
}

/** S-14: what the service is, and the full form beside it; after sending a message stands in its place. */
export function ServiceHeader({ copy, pathname, formState, counterDisabled }: Props) {
  const [received, setReceived] = useState<{ receipt: string | undefined }>()
  return (
    <Sheet labelledBy="service-title" className={css.sheet}>
      <HeadingLevel level={1}>
        <div className={css.header}>
          <div className={css.text}>
            <Heading size="h1" id="service-title" focusable>
              <Words copy={copy} part="title" />
            </Heading>
            <p className={css.lead}>
              <Words copy={copy} part="text" />
            </p>
            <FreeDevelopers disabled={counterDisabled} />
          </div>
          <div className={css.panel}>
            <Deeper>
              {received ? (
                <ServiceRequestReceived receipt={received.receipt} />
              ) : (
                <>
                  <Heading size="h3">
                    <Words copy={copy} part="form-title" />
                  </Heading>
                  <ContactForm
                    form="service"
                    pathname={pathname}
                    formState={formState}
                    onAccepted={(receipt) => setReceived({ receipt })}
                  />
                </>
              )}
            </Deeper>
          </div>
        </div>
      </HeadingLevel>
    </Sheet>
  )
}
