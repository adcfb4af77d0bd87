import type { FormApi } from 'final-form'
import { useState } from 'react'
import { Form } from 'react-final-form'
import { checkSubscription, subscriptionPayload } from '../../server/contract/blog-subscribe.ts'
import { T } from '../text/T.tsx'
import { Button } from '../ui/Button.tsx'
import type { FormState } from './form-state.ts'
import { Honeypot } from './Honeypot.tsx'
import { KeepTypedText } from './KeepTypedText.tsx'
import css from './NewsletterForm.module.css'
import { NewsletterEmail } from './NewsletterEmail.tsx'
import { RequestFailure } from './RequestFailure.tsx'
import { SendingStatus } from './SendingStatus.tsx'
import { useRequestForm } from './useRequestForm.ts'

const action = '/api/blog-subscribe'

type Props = { pathname: string; formState?: FormState }

/** F-01 … F-04: one address; an empty field and a lasting line after success. */
export function NewsletterForm({ pathname, formState }: Props) {
  const [done, setDone] = useState(false)
  const request = useRequestForm({
    action,
    payload: (values) => subscriptionPayload({ ...values, pathname }),
    failedBefore: formState?.failure ?? false,
    onAccepted: (form: FormApi<Record<string, string>>) => {
      form.restart({})
      setDone(true)
    },
  })
  return (
    <Form
      onSubmit={request.onSubmit}
      initialValues={formState?.values}
      validate={(values) => checkSubscription({ ...values, pathname })}
    >
      {({ handleSubmit, submitting = false }) => (
        <form
          ref={request.element}
          className={css.form}
          method="post"
          action={action}
          noValidate
          onSubmit={request.attempt(handleSubmit)}
          onChange={() => {
            setDone(false)
            request.onEdit()
          }}
        >
          <KeepTypedText />
          <input type="hidden" name="pathname" value={pathname} />
          <Honeypot />
          <NewsletterEmail serverError={formState?.errors.email}>
            <Button type="submit" busy={submitting}>
              <T id="common.newsletter.submit" />
            </Button>
          </NewsletterEmail>
          <p className={css.note}>
            <T id="common.newsletter.note" />
          </p>
          <p className={css.done} role="status">
            {done ? <T id="common.newsletter.done" /> : null}
          </p>
          <SendingStatus sending={submitting} />
          <RequestFailure failure={request.failure}>
            <T id="common.newsletter.failure" />
          </RequestFailure>
        </form>
      )}
    </Form>
  )
}
