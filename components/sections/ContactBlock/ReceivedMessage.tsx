import type { ReactNode } from 'react'
import { ReceivedText } from '../../forms/ReceivedText.tsx'
import css from './Received.module.css'

type Props = {
  /** A compass. */
  picture: ReactNode
  /** Gets the focus; its level depends on where it stands. */
  heading: ReactNode
  receiptPath?: string
  /** Ways on, beside the stories. */
  actions: ReactNode
}

/** What a visitor reads after sending (T-16), next to a compass: in the overlay of a browser and on a page of the server. */
export function ReceivedMessage({ picture, heading, receiptPath, actions }: Props) {
  return (
    <>
      <div className={css.ground}>{picture}</div>
      <div className={css.inside}>
        {heading}
        <ReceivedText receiptPath={receiptPath}>{actions}</ReceivedText>
      </div>
    </>
  )
}
