import { useLayoutEffect, useState } from 'react'
import { Message } from '../text/Message.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'

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
