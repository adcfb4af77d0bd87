import type { ComponentProps, ReactNode } from 'react'
import css from './IconLink.module.css'

type Props = ComponentProps<'a'> & {
  children: ReactNode
  /** The sign points along the line of reading, and so the other way where that runs right to left. */
  pointing?: boolean
}

/** A link of its own line, with a sign next to its words. */
export function IconLink({ children, pointing = false, ...link }: Props) {
  return (
    <a className={css.link} data-pointing={pointing || undefined} {...link}>
      {children}
    </a>
  )
}
