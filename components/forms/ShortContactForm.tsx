import type { FormApi } from 'final-form'
import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-final-form'
import { checkShortContact, shortContactPayload } from '../../server/contract/contact-short.ts'
import { useAnswers } from '../questionnaire/answers.ts'
import { T } from '../text/T.tsx'
import { useText } from '../text/useText.ts'
import { Button } from '../ui/Button.tsx'
import { Toast } from '../ui/Toast.tsx'
import { BriefChips } from './BriefChips.tsx'
import { ConsentText } from './ConsentText.tsx'
import type { FormState } from './form-state.ts'
import { Honeypot } from './Honeypot.tsx'
import { KeepTypedText } from './KeepTypedText.tsx'
import { RequestFailure } from './RequestFailure.tsx'
import { SendingStatus } from './SendingStatus.tsx'
import css from './ShortContactForm.module.css'
import { ShortContactFields } from './ShortContactFields.tsx'
import { useRequestForm } from './useRequestForm.ts'

const action = '/api/contact-short'

type Props = { pathname: string; formState?: FormState }

/** F-17 … F-20: name and address with one message for both, a toast and a line that stays. */
export function ShortContactForm({ pathname, formState }: Props) {
  const answers = useAnswers()
  const text = useText()
  const [sent, setSent] = useState(0)
  const [toast, setToast] = useState(false)
  const done = useRef<HTMLParagraphElement>(null)
  const request = useRequestForm({
    action,
    payload: (values) => ({ ...shortContactPayload({ ...values, ...answers, pathname }) }),
    failedBefore: formState?.failure ?? false,
    onAccepted: (form: FormApi<Record<string, string>>) => {
      form.restart({})
      setToast(true)
      setSent((count) => count + 1)
    },
  })

  useEffect(() => {
    if (sent > 0) done.current?.focus()
  }, [sent])

  return (
    <>
      <BriefChips onRemove={request.onEdit} />
      <Form
        onSubmit={request.onSubmit}
        initialValues={formState?.values}
        validate={checkShortContact}
      >
        {({ handleSubmit, submitting = false }) => (
          <form
            ref={request.element}
            className={css.form}
            method="post"
            action={action}
            noValidate
            onSubmit={request.attempt(handleSubmit)}
            onChange={request.onEdit}
          >
            <KeepTypedText />
            <input type="hidden" name="pathname" value={pathname} />
            <ShortContactFields serverErrors={formState?.errors ?? {}} />
            <Honeypot />
            <div className={css.send}>
              <Button type="submit" busy={submitting} arrow>
                <T id="forms.send-request" />
              </Button>
              <ConsentText />
            </div>
            <SendingStatus sending={submitting} />
            <RequestFailure failure={request.failure}>
              <T id="forms.failure.request" />
            </RequestFailure>
          </form>
        )}
      </Form>
      <p className={css.done} ref={done} tabIndex={-1}>
        {sent > 0 ? <T id="forms.short.done" /> : null}
      </p>
      <Toast
        shown={toast}
        closeLabel={text('forms.short.close')}
        onEnd={() => setToast(false)}
        onClose={() => {
          setToast(false)
          done.current?.focus()
        }}
      >
        <T id="forms.short.success" />
      </Toast>
    </>
  )
}
