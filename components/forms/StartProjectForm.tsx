import type { FormApi } from 'final-form'
import { useEffect, useState } from 'react'
import { Form } from 'react-final-form'
import { checkStartProject, startProjectPayload } from '../../server/contract/contact-short.ts'
import { useAnswers } from '../questionnaire/answers.ts'
import { T } from '../text/T.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { BriefChips } from './BriefChips.tsx'
import { ConsentText } from './ConsentText.tsx'
import type { FormState } from './form-state.ts'
import { Honeypot } from './Honeypot.tsx'
import { KeepTypedText } from './KeepTypedText.tsx'
import { RequestFailure } from './RequestFailure.tsx'
import { SendingStatus } from './SendingStatus.tsx'
import { StartProjectEmail } from './StartProjectEmail.tsx'
import css from './StartProjectForm.module.css'
import { useRequestForm } from './useRequestForm.ts'

const action = '/api/contact-short'

/** How long the tick stands on the button, milliseconds. */
export const tickTime = 2000

type Props = { pathname: string; formState?: FormState }

/** F-21 … F-23: an address only; after sending an empty field, a tick and nothing to read. */
export function StartProjectForm({ pathname, formState }: Props) {
  const answers = useAnswers()
  const [sent, setSent] = useState(0)
  const [said, setSaid] = useState(false)
  const [ticked, setTicked] = useState(false)
  const request = useRequestForm({
    action,
    payload: (values) => ({ ...startProjectPayload({ ...values, ...answers, pathname }) }),
    failedBefore: formState?.failure ?? false,
    onAccepted: (form: FormApi<Record<string, string>>) => {
      form.restart({})
      setTicked(true)
      setSaid(true)
      setSent((count) => count + 1)
    },
  })

  useEffect(() => {
    if (sent === 0) return
    const timer = setTimeout(() => setTicked(false), tickTime)
    return () => clearTimeout(timer)
  }, [sent])

  return (
    <>
      <BriefChips onRemove={request.onEdit} />
      <Form
        onSubmit={request.onSubmit}
        initialValues={formState?.values}
        validate={checkStartProject}
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
              setSaid(false)
              request.onEdit()
            }}
          >
            <KeepTypedText />
            <input type="hidden" name="pathname" value={pathname} />
            <StartProjectEmail
              busy={submitting}
              ticked={ticked}
              serverError={formState?.errors.email}
            />
            <Honeypot />
            <ConsentText />
            <SendingStatus sending={submitting} />
            <VisuallyHidden>
              <span role="status">{said ? <T id="forms.start.sent" /> : null}</span>
            </VisuallyHidden>
            <RequestFailure failure={request.failure}>
              <T id="forms.failure.request" />
            </RequestFailure>
          </form>
        )}
      </Form>
    </>
  )
}
