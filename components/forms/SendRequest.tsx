import { Message } from '../text/Message.tsx'
import { Button } from '../ui/Button.tsx'
import { ConsentText } from './ConsentText.tsx'
import css from './SendRequest.module.css'

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
