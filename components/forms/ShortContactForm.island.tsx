import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useField } from 'react-final-form'
import { island } from '../islands/island.tsx'
import { checkShortContact, shortContactPayload } from '../../server/contract/contact.ts'
import { Message } from '../text/Message.tsx'
import { useText } from '../text/useText.ts'
import { Toast } from '../ui/Toast.tsx'
import { formMessages } from './form-messages.ts'
import { ReceiptLink } from './ReceivedText.tsx'
import { type FormContext, RequestForm } from './RequestForm.tsx'
import { SendRequest } from './SendRequest.tsx'
import css from './ShortContactForm.module.css'
import { errorCodes } from '../../server/contract/error-codes.ts'
import { fieldId } from '../../server/contract/form-names.ts'
import { FieldError, RequiredMark } from './FormField.tsx'
import { useShownRefusals } from './useFormRefusals.ts'
import field from './FormField.module.css'

/** F-17 … F-20: name and address with one message for both, a toast and a line that stays. */
function ShortContactForm(context: FormContext) {
  const text = useText()
  const [sent, setSent] = useState(0)
  const [receiptPath, setReceiptPath] = useState<string>()
  const [toast, setToast] = useState(false)
  const done = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    if (sent > 0) done.current?.focus()
  }, [sent])

  return (
    <>
      <RequestForm
        {...context}
        formName={formName}
        endpoint="/api/contact-short"
        className={css.form}
        check={checkShortContact}
        joint={['name', 'email']}
        payload={shortContactPayload}
        withBrief
        failure={<Message id="forms.failure.request" />}
        onAccepted={(path) => {
          setReceiptPath(path)
          setToast(true)
          setSent((count) => count + 1)
        }}
      >
        {(sending) => (
          <>
            <ShortContactFields />
            <SendRequest sending={sending} />
          </>
        )}
      </RequestForm>
      <p className={css.done} ref={done} tabIndex={-1}>
        {sent > 0 ? <Message id="forms.short.done" /> : null}
      </p>
      <ReceiptLink path={receiptPath} />
      <Toast
        shown={toast}
        closeLabel={text('forms.short.close')}
        onEnd={() => setToast(false)}
        onClose={() => {
          setToast(false)
          done.current?.focus()
        }}
      >
        <Message id="forms.short.success" />
      </Toast>
    </>
  )
}

const formName = 'short-contact'
const errorOfBoth = fieldId(formName, 'error')

/** Both fields and their one message (T-30): it shows on submit and goes with the next edit (F-19). */
function ShortContactFields() {
  const shown = useShownRefusals()
  const invalid = Object.keys(shown).length > 0
  const shared = { invalid, errorId: invalid ? errorOfBoth : undefined }
  return (
    <div className={css.fields}>
      <ShortContactField
        name="name"
        type="text"
        label={<Message id="forms.label.name" />}
        hint={<Message id="forms.short.name-hint" />}
        error={Boolean(shown.name)}
        {...shared}
      />
      <ShortContactField
        name="email"
        type="email"
        label={<Message id="forms.label.email" />}
        error={Boolean(shown.email)}
        {...shared}
      />
      <div className={css.error}>
        {invalid ? <FieldError id={errorOfBoth} code={errorCodes.nameAndEmail} /> : null}
      </div>
    </div>
  )
}

type Props = {
  name: 'name' | 'email'
  type: 'text' | 'email'
  label: ReactNode
  hint?: ReactNode
  /** The form's message is shown: both fields count as invalid. */
  invalid: boolean
  /** The error is in this field; it gets the focus. */
  error: boolean
  errorId: string | undefined
}

/** One field of the short form; the message is under the form, not here. */
function ShortContactField({ name, type, label, hint, invalid, error, errorId }: Props) {
  const { input } = useField<string>(name)
  const id = fieldId(formName, name)
  const hintId = hint ? `${id}-hint` : undefined
  return (
    <div className={field.field}>
      <label htmlFor={id}>
        {label}
        <RequiredMark />
      </label>
      <input
        {...input}
        id={id}
        type={type}
        autoComplete={name}
        aria-required
        aria-invalid={invalid || undefined}
        aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
        data-fault={error ? '' : undefined}
      />
      {hint ? (
        <p className={css.hint} id={hintId}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}

export const ShortContactFormIsland = island({
  name: 'ShortContactForm',
  component: ShortContactForm,
  start: 'press',
  restores: true,
  messages: formMessages,
})
