import { useEffect, useState } from 'react'
import { checkStartProject, startProjectPayload } from '../../server/contract/contact-short.ts'
import { Message } from '../text/Message.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { ConsentText } from './ConsentText.tsx'
import { ReceiptLink } from './ReceiptLink.tsx'
import { type FormContext, RequestForm } from './RequestForm.tsx'
import { StartProjectEmail } from './StartProjectEmail.tsx'
import css from './StartProjectForm.module.css'

/** How long the tick is on the button, milliseconds. */
const tickTime = 2000

/** F-21 … F-23: an address only; after sending an empty field, a tick and the way to the receipt. */
export function StartProjectForm(context: FormContext) {
  const [sent, setSent] = useState(0)
  const [said, setSaid] = useState(false)
  const [ticked, setTicked] = useState(false)
  const [receipt, setReceipt] = useState<string>()

  useEffect(() => {
    if (sent === 0) return
    const timer = setTimeout(() => setTicked(false), tickTime)
    return () => clearTimeout(timer)
  }, [sent])

  return (
    <RequestForm
      {...context}
      form="start-project"
      endpoint="/api/contact-short"
      className={css.form}
      check={checkStartProject}
      payload={startProjectPayload}
      withBrief
      failure={<Message id="forms.failure.request" />}
      onAccepted={(path) => {
        setReceipt(path)
        setTicked(true)
        setSaid(true)
        setSent((count) => count + 1)
      }}
      onEdit={() => setSaid(false)}
    >
      {(sending) => (
        <>
          <StartProjectEmail busy={sending} ticked={ticked} />
          <ConsentText />
          <VisuallyHidden>
            <span role="status">{said ? <Message id="forms.start.sent" /> : null}</span>
          </VisuallyHidden>
          <ReceiptLink receipt={receipt} />
        </>
      )}
    </RequestForm>
  )
}
