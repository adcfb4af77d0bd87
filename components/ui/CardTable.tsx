import type { ReactNode } from 'react'
import css from './CardTable.module.css'

type CardTableRow = {
  id: string
  header: ReactNode
  /** Null where the row has nothing to say in a column. */
  cells: readonly ReactNode[]
  /** Fragment by which links reach the row. */
  fragment?: string
  /** It is the sum of others. */
  sum?: boolean
  /** Its cells hold sentences, which stand below each other on a phone also where those of others are dense. */
  sentences?: boolean
}

type Props = {
  caption: ReactNode
  /** Name of the first column, then of each cell's column. */
  columns: readonly [ReactNode, ...ReactNode[]]
  /** Names of the cells' columns as cards repeat them, where a header holds a link. */
  labels?: readonly ReactNode[]
  rows: readonly CardTableRow[]
  /** Place of the column that stands out, counted in the cells from 0. */
  emphasis?: number
  /** Cells are short: on a phone those of a row are side by side. */
  dense?: boolean
}

/**
 * A real table with row and column headers; below 768 px each row is a card whose cells repeat their
 * column's name. The roles are explicit, since a changed `display` takes them away.
 */
export function CardTable(props: Props) {
  const { caption, columns, labels = columns.slice(1), rows, emphasis, dense = false } = props
  return (
    <table className={css.table} role="table">
      <caption className={css.caption}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((name, index) => (
            <th key={index} scope="col" role="columnheader">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ id, header, cells, fragment, sum, sentences }) => (
          <tr
            key={id}
            id={fragment}
            role="row"
            data-dense={dense && !sentences ? '' : undefined}
            data-sum={sum ? '' : undefined}
          >
            <th scope="row" role="rowheader">
              {header}
            </th>
            {cells.map((cell, index) => (
              <td
                key={index}
                role="cell"
                data-emphasis={index === emphasis ? '' : undefined}
                data-nothing={cell === null ? '' : undefined}
              >
                <span className={css.column} aria-hidden="true">
                  {labels[index]}
                </span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
