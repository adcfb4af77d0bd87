import type { ReactNode } from 'react'
import { checkContact, contactPayload } from '../../server/contract/contact.ts'
import { errorCodes } from '../../server/contract/error-codes.ts'
import { fieldId, type FormName } from '../../server/contract/form-names.ts'
import { Message } from '../text/Message.tsx'
import { useHref } from '../text/useHref.ts'
import css from './ContactForm.module.css'
import { FormField } from './FormField.tsx'
import { type FormContext, RequestForm } from './RequestForm.tsx'
import { SendRequest } from './SendRequest.tsx'
import { useShownRefusals } from './useFormRefusals.ts'
import { detailsCounterFrom, limits } from '../../server/contract/limits.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'

type Props = FormContext & {
  /** A page may carry the form twice: in its header and at its end. */
  formName?: 'contact' | 'service'
  onAccepted: (receiptPath: string | undefined) => void
}

/** The full contact form (F-05 … F-16). Its islands are those of the sections around it, which say what follows. */
export function ContactForm({ formName = 'contact', onAccepted, ...context }: Props) {
  const field = (name: string) => ({ formName, name })
  return (
    <RequestForm
      {...context}
      formName={formName}
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
          <ErrorSummary formName={formName} />
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
function ErrorSummary({ formName }: { formName: FormName }) {
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
            <a href={`#${fieldId(formName, field)}`}>
              <Message id={error!.code} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

type CounterProps = {
  value: string
  /** Of what describes the field: empty before the counter is shown. */
  id: string
}

const most = limits.requestDetails
const announcedFrom = [detailsCounterFrom, 4900, most] as const

/**
 * Counts what is written from 4500 characters on; heard at 4500 and 4900, when the limit is reached, and when it is
 * passed.
 */
export function DetailsCounter({ value, id }: CounterProps) {
  const used = value.length
  const reached = announcedFrom.findLast((mark) => used >= mark)
  return (
    <>
      <div id={id}>
        {reached ? (
          <p className={css.counter} data-over={used > most ? '' : undefined} aria-hidden="true">
            <Count used={used} />
          </p>
        ) : null}
      </div>
      <VisuallyHidden>
        <span role="status">
          {used > most ? (
            <Message id="forms.error.too-long" />
          ) : reached ? (
            <Count used={reached} />
          ) : null}
        </span>
      </VisuallyHidden>
    </>
  )
}

function Count({ used }: { used: number }) {
  if (used > most) return <Message id="forms.details-over" values={{ over: used - most, most }} />
  if (used === most) return <Message id="forms.details-limit" values={{ most }} />
  return <Message id="forms.details-counter" values={{ used, most }} />
}
