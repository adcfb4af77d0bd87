import { type ReactNode, useLayoutEffect, useState } from 'react'
import { Message } from '../text/Message.tsx'
import { Button } from '../ui/Button.tsx'
import css from './SendRequest.module.css'
import { useHref } from '../text/useHref.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'

/** The button that sends a request, next to what sending means. */
export function SendRequest({ sending }: { sending: boolean }) {
  return (
    <div className={css.send}>
      <Button type="submit" busy={sending} arrow>
        <Message id="forms.send-request" />
      </Button>
      <ConsentText />
    </div>
  )
}

/** S-53: what sending means, with both legal pages. A statement, not a control. */
export function ConsentText() {
  const href = useHref()
  return (
    <p className={css.consent}>
      <Message
        id="forms.consent"
        values={{
          terms: (chunks: ReactNode) => <a href={href('terms-of-service')}>{chunks}</a>,
          privacy: (chunks: ReactNode) => <a href={href('privacy-policy')}>{chunks}</a>,
        }}
      />
    </p>
  )
}

/** Milliseconds after which a slow send is announced. */
const sendingAnnouncedAfter = 1000

/** The form's polite status: says that sending is under way once it takes longer than a second. */
export function SendingStatus({ sending }: { sending: boolean }) {
  const [slow, setSlow] = useState(false)
  // Not after the paint: the second begins together with the button's state.
  useLayoutEffect(() => {
    if (!sending) return
    const timer = setTimeout(() => setSlow(true), sendingAnnouncedAfter)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [sending])
  return (
    <VisuallyHidden>
      <span role="status">{slow ? <Message id="forms.sending" /> : null}</span>
    </VisuallyHidden>
  )
}
