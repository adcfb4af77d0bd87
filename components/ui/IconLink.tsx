import type { ComponentProps, ReactNode } from 'react'
import css from './IconLink.module.css'

/** A link of its own line, with a sign beside its words. */
export function IconLink({ children, ...link }: ComponentProps<'a'> & { children: ReactNode }) {
  return (
    <a className={css.link} {...link}>
      {children}
    </a>
  )
}
