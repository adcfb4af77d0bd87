import type { ReactNode } from 'react'
import css from './SwipeRow.module.css'

type Props = {
  className: string | undefined
  /** The widths, by their name in `theme/breakpoints.ts`, at which one entry at a time is swiped, the next one in sight. */
  swiped: 'stacked' | 'phone'
  arrangement?: string
  children: ReactNode
}

/** Entries side by side, which are swiped where there is no room for them. */
export function SwipeRow({ className = '', swiped, arrangement, children }: Props) {
  return (
    <ul className={`${css.row} ${className}`} data-swiped={swiped} data-arrangement={arrangement}>
      {children}
    </ul>
  )
}
