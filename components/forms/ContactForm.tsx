import type { FormApi } from 'final-form'
import type { ReactNode } from 'react'
import { Form } from 'react-final-form'
import { company } from '../../content/company.ts'
import { checkContact, contactPayload } from '../../server/contract/contact.ts'
import { errorCodes } from '../../server/contract/error-codes.ts'
import { useAnswers } from '../questionnaire/answers.ts'
import { T } from '../text/T.tsx'
import { Button } from '../ui/Button.tsx'
import { BriefChips } from './BriefChips.tsx'
import css from './ContactForm.module.css'
import { ConsentText } from './ConsentText.tsx'
import { DetailsCounter } from './DetailsCounter.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FormField } from './FormField.tsx'
import type { FormState } from './form-state.ts'
import { Honeypot } from './Honeypot.tsx'
import { KeepTypedText } from './KeepTypedText.tsx'
import { RequestFailure } from './RequestFailure.tsx'
import { SendingStatus } from './SendingStatus.tsx'
import { useRequestForm } from './useRequestForm.ts'

const action = '/api/contact'

type Props = {
  /** Begins the ids of the fields: a page may carry the form twice. */
  id?: 'contact' | 'service'
  /** Path of the page, posted with the request. */
  pathname: string
  formState?: FormState
  onAccepted: () => void
}

/** The full contact form (F-05 … F-16): plain HTML post first, final-form once it is hydrated. */
export function ContactForm({ id = 'contact', pathname, formState, onAccepted }: Props) {
  const answers = useAnswers()
  const request = useRequestForm({
    action,
    payload: (values) => contactPayload({ ...values, ...answers, pathname }),
    failedBefore: formState?.failure ?? false,
    onAccepted: (form: FormApi<Record<string, string>>) => {
      form.restart({})
      onAccepted()
    },
  })
  const serverErrors = formState?.errors ?? {}
  return (
    <>
      <BriefChips onRemove={request.onEdit} />
      <Form
        onSubmit={request.onSubmit}
        initialValues={formState?.values}
        validate={(values) => checkContact({ ...values, pathname })}
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
            <ErrorSummary form={id} errors={serverErrors} />
            <p className={css.legend}>
              <T id="forms.required-legend" />
            </p>
            <FormField
              form={id}
              name="name"
              label={<T id="forms.label.name" />}
              type="text"
              autoComplete="name"
              required
              serverError={serverErrors.name}
            />
            <FormField
              form={id}
              name="email"
              label={<T id="forms.label.email" />}
              type="email"
              autoComplete="email"
              required
              serverError={serverErrors.email}
              help={(code) => (code === errorCodes.emailNotBusiness ? <BusinessEmailHelp /> : null)}
            />
            <FormField
              form={id}
              name="phone"
              label={<T id="forms.label.phone" />}
              type="tel"
              autoComplete="tel"
              serverError={serverErrors.phone}
            />
            <FormField
              form={id}
              name="company"
              label={<T id="forms.label.company" />}
              type="text"
              autoComplete="organization"
              serverError={serverErrors.company}
            />
            <FormField
              form={id}
              name="requestDetails"
              label={<T id="forms.label.request-details" />}
              multiline
              rows={4}
              wide
              serverError={serverErrors.requestDetails}
              note={(value) => <DetailsCounter value={value} />}
            />
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
    </>
  )
}

/** a way on for a visitor without a company address. */
function BusinessEmailHelp() {
  const mail = (chunks: ReactNode) => <a href={`mailto:${company.email}`}>{chunks}</a>
  return <T id="forms.business-email-help" values={{ email: company.email, link: mail }} />
}
