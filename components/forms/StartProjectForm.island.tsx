import { useEffect, useState } from 'react'
import { Check } from 'lucide-react'
import { island } from '../islands/island.tsx'
import { checkStartProject, startProjectPayload } from '../../server/contract/contact.ts'
import { Message } from '../text/Message.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { ConsentText } from './SendRequest.tsx'
import { formMessages } from './form-messages.ts'
import { ReceiptLink } from './ReceivedText.tsx'
import { type FormContext, RequestForm } from './RequestForm.tsx'
import css from './StartProjectForm.module.css'
import { Button } from '../ui/Button.tsx'
import { useShownRefusals } from './useFormRefusals.ts'
import { RequiredMark, EmailRow } from './FormField.tsx'

/** How long the tick is on the button, milliseconds. */
const tickTime = 2000

/** F-21 … F-23: an address only; after sending an empty field, a tick and the way to the receipt. */
function StartProjectForm(context: FormContext) {
  const [sent, setSent] = useState(0)
  const [said, setSaid] = useState(false)
  const [ticked, setTicked] = useState(false)
  const [receiptPath, setReceiptPath] = useState<string>()

  useEffect(() => {
    if (sent === 0) return
    const timer = setTimeout(() => setTicked(false), tickTime)
    return () => clearTimeout(timer)
  }, [sent])

  return (
    <RequestForm
      {...context}
      formName="start-project"
      endpoint="/api/contact-short"
      className={css.form}
      check={checkStartProject}
      payload={startProjectPayload}
      withBrief
      failure={<Message id="forms.failure.request" />}
      onAccepted={(path) => {
        setReceiptPath(path)
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
          <ReceiptLink path={receiptPath} />
        </>
      )}
    </RequestForm>
  )
}

type Props = { busy: boolean; ticked: boolean }

/** The address with its button, which a refused attempt disables until the next keystroke. */
function StartProjectEmail({ busy, ticked }: Props) {
  const refused = useShownRefusals().email?.cause === 'sending'
  return (
    <EmailRow
      formName="start-project"
      label={
        <>
          <Message id="forms.label.email" />
          <RequiredMark />
        </>
      }
    >
      <Button type="submit" busy={busy} disabled={refused} arrow={!ticked}>
        <Message id="forms.start.submit" />
        {ticked ? <Check className={css.tick} strokeWidth={1.6} data-tick="" /> : null}
      </Button>
    </EmailRow>
  )
}

export const StartProjectFormIsland = island({
  name: 'StartProjectForm',
  component: StartProjectForm,
  start: 'press',
  restores: true,
  messages: formMessages,
})
