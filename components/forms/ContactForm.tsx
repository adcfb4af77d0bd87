import type { ReactNode } from 'react'
import { checkContact, contactPayload } from '../../server/contract/contact.ts'
import { errorCodes } from '../../server/contract/error-codes.ts'
import { Message } from '../text/Message.tsx'
import { useHref } from '../text/useHref.ts'
import css from './ContactForm.module.css'
import { DetailsCounter } from './DetailsCounter.tsx'
import { FormField } from './FormField.tsx'
import { type FormContext, RequestForm } from './RequestForm.tsx'
import { SendRequest } from './SendRequest.tsx'
import { useShownRefusals } from './RefusalsContext.ts'

type Props = FormContext & {
  /** A page may carry the form twice: in its header and at its end. */
  form?: 'contact' | 'service'
  /** @param receipt path of the page that shows the request again */
  onAccepted: (receipt: string | undefined) => void
}

/** The full contact form (F-05 … F-16). */
export function ContactForm({ form = 'contact', onAccepted, ...context }: Props) {
  const field = (name: string) => ({ form, name })
  return (
    <RequestForm
      {...context}
      form={form}
      endpoint="/api/contact"
      className={css.form}
      check={checkContact}
      payload={contactPayload}
      withBrief
      failure={<Message id="forms.failure.request" />}
      onAccepted={onAccepted}
    >
      {(sending) => (
        <>
          <ErrorSummary form={form} />
          <p className={css.legend}>
            <Message id="forms.required-legend" />
          </p>
          <FormField
            {...field('name')}
            label={<Message id="forms.label.name" />}
            type="text"
            autoComplete="name"
            required
          />
          <FormField
            {...field('email')}
            label={<Message id="forms.label.email" />}
            type="email"
            autoComplete="email"
            required
            help={(code) => (code === errorCodes.emailNotBusiness ? <BusinessEmailHelp /> : null)}
          />
          <FormField
            {...field('phone')}
            label={<Message id="forms.label.phone" />}
            type="tel"
            autoComplete="tel"
          />
          <FormField
            {...field('company')}
            label={<Message id="forms.label.company" />}
            type="text"
            autoComplete="organization"
          />
          <FormField
            {...field('requestDetails')}
            label={<Message id="forms.label.request-details" />}
            multiline
            rows={4}
            wide
            note={(value, id) => <DetailsCounter value={value} id={id} />}
          />
          <SendRequest sending={sending} />
        </>
      )}
    </RequestForm>
  )
}

/** a way on for a visitor without a company address. */
function BusinessEmailHelp() {
  const href = useHref()
  const shortForm = (chunks: ReactNode) => <a href={href('get-in-touch')}>{chunks}</a>
  return <Message id="forms.business-email-help" values={{ link: shortForm }} />
}

/** Errors of a form that was posted without script, with links to the fields; each goes with an edit. */
function ErrorSummary({ form }: { form: string }) {
  const ofPage = Object.entries(useShownRefusals()).filter(([, error]) => error?.cause === 'page')
  if (ofPage.length === 0) return null
  return (
    <div className={css.summary} role="group" aria-labelledby="error-summary">
      <p className={css.title} id="error-summary">
        <Message id="forms.error-summary" />
      </p>
      <ul>
        {ofPage.map(([field, error]) => (
          <li key={field}>
            <a href={`#${form}-${field}`}>
              <Message id={error!.code} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
