import { type ReactNode, useSyncExternalStore } from 'react'
import { company } from '../../content/company.ts'
import { Message } from '../text/Message.tsx'
import { Button } from '../ui/Button.tsx'
import css from './RequestFailure.module.css'

export type Failure = {
  offline: boolean
  /** How long the server takes no more from this network, seconds. */
  wait?: number | undefined
}

type Props = {
  failure: Failure | undefined
  /** Sentence of the form: what failed, and that nothing was lost. */
  children: ReactNode
}

/**
 * stands under the button from the start and speaks when sending failed; ER-13: when the
 * device was offline it says so, and offers to send again once the connection is back. Who has sent too much
 * hears how long to wait.
 */
export function RequestFailure({ failure, children }: Props) {
  const online = useOnline()
  return (
    <div role="alert" className={css.failure}>
      {failure ? (
        <>
          <p>
            {failure.wait ? (
              <Message id="forms.failure.too-many" values={waitInWords(failure.wait)} />
            ) : failure.offline && online ? (
              <Message id="forms.failure.online-again" />
            ) : (
              <>
                {failure.offline ? <Message id="forms.failure.offline" /> : null} {children}
              </>
            )}
          </p>
          <p className={css.ways}>
            <Button type="submit" variant="outline" size="small">
              <Message id="forms.failure.retry" />
            </Button>
            <span>
              <Message
                id="forms.failure.mail"
                values={{
                  email: company.email,
                  link: (chunks: ReactNode) => <a href={`mailto:${company.email}`}>{chunks}</a>,
                }}
              />
            </span>
          </p>
        </>
      ) : null}
    </div>
  )
}

const minute = 60
const hour = 60 * minute

/** A wait as people say it, never shorter than it is. */
function waitInWords(seconds: number): { count: number; unit: 'minutes' | 'hours' } {
  return seconds <= hour
    ? { count: Math.ceil(seconds / minute), unit: 'minutes' }
    : { count: Math.ceil(seconds / hour), unit: 'hours' }
}

/** Whether the device has a connection, as far as the browser knows; true on the server. */
function useOnline(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      for (const type of ['online', 'offline']) addEventListener(type, onChange)
      return () => {
        for (const type of ['online', 'offline']) removeEventListener(type, onChange)
      }
    },
    () => navigator.onLine,
    () => true,
  )
}
