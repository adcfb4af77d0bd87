import { type ReactNode, useId } from 'react'
import css from './Labelled.module.css'

type Props = {
  label: ReactNode
  /** @param id of the control, as the label names it */
  children: (id: string) => ReactNode
}

/** A control of the browser with its label above it. */
export function Labelled({ label, children }: Props) {
  const id = useId()
  return (
    <div className={css.labelled}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}
