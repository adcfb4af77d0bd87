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
}

/** Rows under a heading of their own; rows without one stand apart from those above. */
export type CardTableGroup = { id: string; title?: ReactNode; rows: readonly CardTableRow[] }

type Props = {
  caption: ReactNode
  /** Name of the first column, then of each cell's column. */
  columns: readonly [ReactNode, ...ReactNode[]]
  /** Names of the cells' columns as cards repeat them, where a header holds a link. */
  labels?: readonly ReactNode[]
  /** Place of the column that stands out, counted in the cells from 0. */
  emphasis?: number
  /** The column that stands out is framed, with an edge above its name. */
  framed?: boolean
  /** Cells are short: on a phone those of a row are side by side. */
  dense?: boolean
} & ({ rows: readonly CardTableRow[] } | { groups: readonly CardTableGroup[] })

/**
 * A real table with row and column headers; below 768 px each row is a card whose cells repeat their
 * column's name. The roles are explicit, since a changed `display` takes them away.
 */
export function CardTable(props: Props) {
  const { caption, columns, labels = columns.slice(1), emphasis, dense = false } = props
  const groups = 'groups' in props ? props.groups : [{ id: 'all', rows: props.rows }]
  return (
    <table className={css.table} role="table" data-framed={props.framed ? '' : undefined}>
      <caption className={css.caption}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((name, index) => (
            <th
              key={index}
              scope="col"
              role="columnheader"
              data-emphasis={index > 0 && index - 1 === emphasis ? '' : undefined}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ id, title, rows }) => (
        <tbody key={id} role="rowgroup">
          {title ? (
            <tr role="row" className={css.band}>
              <th scope="rowgroup" role="rowheader" colSpan={columns.length}>
                {title}
              </th>
            </tr>
          ) : null}
          {rows.map((row) => (
            <Row key={row.id} {...{ row, labels, emphasis, dense }} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

type RowProps = Required<Pick<Props, 'labels' | 'dense'>> &
  Pick<Props, 'emphasis'> & { row: CardTableRow }

function Row({ row, labels, emphasis, dense }: RowProps) {
  const { header, cells, fragment, sum } = row
  return (
    <tr
      id={fragment}
      role="row"
      data-dense={dense ? '' : undefined}
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
  )
}
