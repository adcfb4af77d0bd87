import { useEffect, useRef, useState } from 'react'
import { checkShortContact, shortContactPayload } from '../../server/contract/contact-short.ts'
import { Message } from '../text/Message.tsx'
import { useText } from '../text/useText.ts'
import { Toast } from '../ui/Toast.tsx'
import { ReceiptLink } from './ReceiptLink.tsx'
import { type FormContext, RequestForm } from './RequestForm.tsx'
import { SendRequest } from './SendRequest.tsx'
import css from './ShortContactForm.module.css'
import { ShortContactFields } from './ShortContactFields.tsx'

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
