import { useEffect, useRef, useState } from 'react'
import { checkShortContact, shortContactPayload } from '../../server/contract/contact-short.ts'
import { Message } from '../text/Message.tsx'
import { useText } from '../text/useText.ts'
import { Toast } from '../ui/Toast.tsx'
import { ReceiptLink } from './ReceivedText.tsx'
import { type FormContext, RequestForm } from './RequestForm.tsx'
import { SendRequest } from './SendRequest.tsx'
import css from './ShortContactForm.module.css'
import { errorCodes } from '../../server/contract/error-codes.ts'
import { FieldError } from './FieldError.tsx'
import { useShownRefusals } from './RefusalsContext.ts'
import { ShortContactField } from './ShortContactField.tsx'

/** F-17 … F-20: name and address with one message for both, a toast and a line that stays. */
export function ShortContactForm(context: FormContext) {
  const text = useText()
  const [sent, setSent] = useState(0)
  const [receipt, setReceipt] = useState<string>()
  const [toast, setToast] = useState(false)
  const done = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    if (sent > 0) done.current?.focus()
  }, [sent])

  return (
    <>
      <RequestForm
        {...context}
        form="short-contact"
        endpoint="/api/contact-short"
        className={css.form}
        check={checkShortContact}
        joint={['name', 'email']}
        payload={shortContactPayload}
        withBrief
        failure={<Message id="forms.failure.request" />}
        onAccepted={(path) => {
          setReceipt(path)
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
      <ReceiptLink receipt={receipt} />
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

const errorId = 'short-contact-error'

/** Both fields and their one message (T-30): it shows on submit and goes with the next edit (F-19). */
function ShortContactFields() {
  const shown = useShownRefusals()
  const invalid = Object.keys(shown).length > 0
  const shared = { invalid, errorId: invalid ? errorId : undefined }
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
        {invalid ? <FieldError id={errorId} code={errorCodes.nameAndEmail} /> : null}
      </div>
    </div>
  )
}
