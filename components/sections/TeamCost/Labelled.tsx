import { type ReactNode, useId } from 'react'
import css from './TeamCost.module.css'

/** A control with its label above it. */
export function Labelled({
  label,
  children,
}: {
  label: ReactNode
  children: (id: string) => ReactNode
}) {
  const id = useId()
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}
