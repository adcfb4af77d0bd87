import { useState } from 'react'
import { checkSubscription, subscriptionPayload } from '../../server/contract/blog-subscribe.ts'
import { T } from '../text/T.tsx'
import { Button } from '../ui/Button.tsx'
import { EmailRow } from './EmailRow.tsx'
import css from './NewsletterForm.module.css'
import { type FormPlace, RequestForm } from './RequestForm.tsx'

/** F-01 … F-04: one address; an empty field and a lasting line after success. */
export function NewsletterForm(place: FormPlace) {
  const [done, setDone] = useState(false)
  return (
    <RequestForm
      {...place}
      form="newsletter"
      endpoint="/api/blog-subscribe"
      className={css.form}
      check={checkSubscription}
      payload={subscriptionPayload}
      failure={<T id="common.newsletter.failure" />}
      onAccepted={() => setDone(true)}
      onEdit={() => setDone(false)}
    >
      {(sending) => (
        <>
          <EmailRow form="newsletter" label={<T id="common.newsletter.label" />}>
            <Button type="submit" busy={sending}>
              <T id="common.newsletter.submit" />
            </Button>
          </EmailRow>
          <p className={css.note}>
            <T id="common.newsletter.note" />
          </p>
          <p className={css.done} role="status">
            {done ? <T id="common.newsletter.done" /> : null}
          </p>
        </>
      )}
    </RequestForm>
  )
}
