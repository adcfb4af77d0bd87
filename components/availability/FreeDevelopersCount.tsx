import { type ReactNode, useId } from 'react'
import { Message } from '../text/Message.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import type { FreeDevs } from '../../server/contract/free-devs.ts'
import css from './FreeDevelopers.module.css'

/** T-23 with the number before it; the total is told to screen readers. */
export function FreeDevelopersCount({ free, total }: FreeDevs) {
  const id = useId()
  return (
    <>
      <p className={css.count} aria-describedby={id}>
        <Message
          id="availability.free"
          values={{
            free,
            figure: (chunks: ReactNode) => <span className={css.figure}>{chunks}</span>,
          }}
        />
      </p>
      <VisuallyHidden>
        <span id={id}>
          <Message id="availability.total" values={{ total }} />
        </span>
      </VisuallyHidden>
    </>
  )
}
