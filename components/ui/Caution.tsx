import type { ReactNode } from 'react'
import css from './Caution.module.css'

/** What a visitor asked for and does not get, with a way out. */
export function Caution({ labelledBy, children }: { labelledBy?: string; children: ReactNode }) {
  return (
    <div className={css.caution} role="note" aria-labelledby={labelledBy}>
      {children}
    </div>
  )
}

export function Warning({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={css.warning} id={id}>
      {children}
    </p>
  )
}
