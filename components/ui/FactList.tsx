import type { ReactNode } from 'react'
import css from './FactList.module.css'

export type Fact = { id: string; name: ReactNode; value: ReactNode }

/** Names and values in rows, side by side where there is room, or, where there are many, three in a row. */
export function FactList({
  facts,
  arrangement = 'rows',
}: {
  facts: readonly Fact[]
  arrangement?: 'rows' | 'columns' | 'grid'
}) {
  return (
    <dl className={css.facts} data-arrangement={arrangement}>
      {facts.map(({ id, name, value }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
