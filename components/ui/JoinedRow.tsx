import type { ReactNode } from 'react'
import css from './JoinedRow.module.css'

type Props = {
  /** The field, then its button. */
  children: ReactNode
  invalid?: boolean
  /** Whether the button goes under the field on narrow screens. */
  stacks?: boolean
  /** Within its frame as wide as a usual field, for a form that says the height of its fields. */
  small?: boolean
}

/** A field and the button that belongs to it in one frame. */
export function JoinedRow({ children, invalid, stacks, small }: Props) {
  return (
    <div
      className={css.row}
      data-invalid={invalid ? '' : undefined}
      data-stacks={stacks ? '' : undefined}
      data-small={small ? '' : undefined}
    >
      {children}
    </div>
  )
}
