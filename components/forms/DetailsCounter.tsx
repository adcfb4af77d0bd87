import { detailsCounterFrom, limits } from '../../server/contract/limits.ts'
import { Message } from '../text/Message.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import css from './DetailsCounter.module.css'

type Props = {
  value: string
  /** Of what describes the field: empty before the counter is shown. */
  id: string
}

const most = limits.requestDetails
const announcedFrom = [detailsCounterFrom, 4900, most] as const

/**
 * Counts what is written from 4500 characters on; heard at 4500 and 4900, when the limit is reached, and when it is
 * passed.
 */
export function DetailsCounter({ value, id }: Props) {
  const used = value.length
  const reached = announcedFrom.findLast((mark) => used >= mark)
  return (
    <>
      <div id={id}>
        {reached ? (
          <p className={css.counter} data-over={used > most ? '' : undefined} aria-hidden="true">
            <Count used={used} />
          </p>
        ) : null}
      </div>
      <VisuallyHidden>
        <span role="status">
          {used > most ? (
            <Message id="forms.error.too-long" />
          ) : reached ? (
            <Count used={reached} />
          ) : null}
        </span>
      </VisuallyHidden>
    </>
  )
}

function Count({ used }: { used: number }) {
  if (used > most) return <Message id="forms.details-over" values={{ over: used - most, most }} />
  if (used === most) return <Message id="forms.details-limit" values={{ most }} />
  return <Message id="forms.details-counter" values={{ used, most }} />
}
