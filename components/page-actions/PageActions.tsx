import type { ReactNode } from 'react'
import { CopyLink } from './CopyLink.tsx'
import css from './PageActions.module.css'
import { PrintButton } from './PrintButton.tsx'

type Props = {
  /** The address that says what the page shows, from its first slash. */
  path: string
  /** Links to the same as a file. */
  children?: ReactNode
}

/** What can be done with a page whose address says what it shows: take it along, copy its address, print it. */
export function PageActions({ path, children }: Props) {
  return (
    <div className={css.actions} data-print="hide">
      {children}
      <CopyLink path={path} />
      <PrintButton />
    </div>
  )
}
