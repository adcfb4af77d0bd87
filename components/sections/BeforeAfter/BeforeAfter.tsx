import { useId } from 'react'
import type { CopyFor } from '../../../locales/copy-for.ts'
import { T } from '../../text/T.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import css from './BeforeAfter.module.css'

type Row = { topic: string; before: string; after: string }
type Props = { copy: CopyFor<'title' | 'caption'>; intro: string; rows: readonly Row[] }

/**
 * S-26: a real table; below 768 px each row is a card whose cells repeat their column's name. The roles
 * are explicit, since a changed `display` takes them away.
 */
export function BeforeAfter({ copy, intro, rows }: Props) {
  const id = useId()
  return (
    <Sheet labelledBy={id}>
      <div className={css.head}>
        <h2 id={id}>
          <T id={`${copy}.title`} />
        </h2>
        <Prose html={intro} />
      </div>
      <table className={css.table} role="table">
        <caption className={css.caption}>
          <T id={`${copy}.caption`} />
        </caption>
        <thead>
          <tr role="row">
            <th scope="col" role="columnheader">
              <T id="stories.result.topic" />
            </th>
            <th scope="col" role="columnheader">
              <T id="stories.result.before" />
            </th>
            <th scope="col" role="columnheader">
              <T id="stories.result.after" />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ topic, before, after }) => (
            <tr key={topic} role="row">
              <th scope="row" role="rowheader">
                {topic}
              </th>
              <td role="cell">
                <span className={css.column} aria-hidden="true">
                  <T id="stories.result.before" />
                </span>
                {before}
              </td>
              <td role="cell">
                <span className={css.column} aria-hidden="true">
                  <T id="stories.result.after" />
                </span>
                {after}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  )
}
