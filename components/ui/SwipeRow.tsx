import type { ReactNode } from 'react'
import css from './SwipeRow.module.css'

/** Entries side by side; where there is no room for them one at a time is swiped, with the next one in sight. */
export function SwipeRow({ className, children }: { className?: string; children: ReactNode }) {
  return <ul className={`${css.row} ${className ?? ''}`}>{children}</ul>
}
