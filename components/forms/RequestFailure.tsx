import type { ReactNode } from 'react'
import { company } from '../../content/company.ts'
import { Message } from '../text/Message.tsx'
import { Button } from '../ui/Button.tsx'
import css from './RequestFailure.module.css'
import { useOnline } from './useOnline.ts'

type Props = {
  failure: { offline: boolean } | undefined
  /** Sentence of the form: what failed, and that nothing was lost. */
  children: ReactNode
}

/**
 * stands under the button from the start and speaks when sending failed; ER-13: when the
 * device was offline it says so, and offers to send again once the connection is back.
 */
export function RequestFailure({ failure, children }: Props) {
  const online = useOnline()
  return (
    <div role="alert" className={css.failure}>
      {failure ? (
        <>
          <p>
            {failure.offline && online ? (
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
