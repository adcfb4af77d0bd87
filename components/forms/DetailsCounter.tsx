import { detailsCounterFrom, limits } from '../../server/contract/limits.ts'
import { Message } from '../text/Message.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import css from './DetailsCounter.module.css'

const announcedFrom = [detailsCounterFrom, 4900, limits.requestDetails] as const

/** Counts what is written from 4500 characters on; heard at 4500, 4900 and 5000 only. */
export function DetailsCounter({ value }: { value: string }) {
  const reached = announcedFrom.findLast((mark) => value.length >= mark)
  return (
    <>
      {value.length >= detailsCounterFrom ? (
        <p className={css.counter} aria-hidden="true">
          <Message
            id="forms.details-counter"
            values={{ used: value.length, most: limits.requestDetails }}
          />
        </p>
      ) : null}
      <VisuallyHidden>
        <span role="status">
          {reached ? (
            <Message
              id="forms.details-counter"
              values={{ used: reached, most: limits.requestDetails }}
            />
          ) : null}
        </span>
      </VisuallyHidden>
    </>
  )
}
