import { useState } from 'react'
import { island } from '../islands/island.tsx'
import { checkSubscription, subscriptionPayload } from '../../server/contract/blog-subscribe.ts'
import { Message } from '../text/Message.tsx'
import { Button } from '../ui/Button.tsx'
import { formMessages } from './form-messages.ts'
import { EmailRow } from './FormField.tsx'
import css from './NewsletterForm.module.css'
import { type FormContext, RequestForm } from './RequestForm.tsx'

/** F-01 … F-04: one address; an empty field and a lasting line after success. */
function NewsletterForm(context: FormContext) {
  const [done, setDone] = useState(false)
  return (
    <RequestForm
      {...context}
      formName="newsletter"
      endpoint="/api/blog-subscribe"
      className={css.form}
      check={checkSubscription}
      payload={subscriptionPayload}
      failure={<Message id="common.newsletter.failure" />}
      onAccepted={() => setDone(true)}
      onEdit={() => setDone(false)}
    >
      {(sending) => (
        <>
          <EmailRow formName="newsletter" label={<Message id="common.newsletter.label" />}>
            <Button type="submit" busy={sending}>
              <Message id="common.newsletter.submit" />
            </Button>
          </EmailRow>
          <p className={css.note}>
            <Message id="common.newsletter.note" />
          </p>
          <p className={css.done} role="status">
            {done ? <Message id="common.newsletter.done" /> : null}
          </p>
        </>
      )}
    </RequestForm>
  )
}

export const NewsletterFormIsland = island({
  name: 'NewsletterForm',
  component: NewsletterForm,
  start: 'press',
  restores: true,
  messages: formMessages,
})
