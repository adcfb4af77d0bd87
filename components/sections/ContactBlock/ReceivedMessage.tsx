import type { ReactNode } from 'react'
import { drawing } from '../../art/drawing.ts'
import { ReceivedWords } from '../../forms/ReceivedWords.tsx'
import { Drawing } from '../../ui/Drawing.tsx'
import css from './RequestReceived.module.css'

type Props = {
  /** Gets the focus; its level depends on where it stands. */
  heading: ReactNode
  /** Path of the page that shows the request again. */
  receipt?: string
  /** Leads back to the form. */
  refill: ReactNode
}

/** What a visitor reads after sending (T-16), beside a compass. */
export function ReceivedMessage({ heading, receipt, refill }: Props) {
  return (
    <>
      <div className={css.ground}>
        <Drawing day={drawing('compass-night')} decorative className={css.compass} />
      </div>
      <div className={css.inside}>
        {heading}
        <ReceivedWords receipt={receipt}>{refill}</ReceivedWords>
      </div>
    </>
  )
}
