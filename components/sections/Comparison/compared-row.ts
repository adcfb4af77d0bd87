import type { ReactNode } from 'react'
import type { ComparedItem } from './compared-item.ts'

/** A question with the answer of each thing. */
export type ComparedRow = {
  id: string
  name: ReactNode
  /** `key` is the same where the answers are. */
  cells: readonly { key: string; shown: ReactNode }[]
  sample?: boolean
}

/** A row whose cells are made of each thing. */
export function row(
  id: string,
  name: ReactNode,
  items: readonly ComparedItem[],
  /** What is compared, and what is shown where that is not the same. */
  cellOf: (item: ComparedItem) => readonly [key: string, shown?: ReactNode],
  sample = false,
): ComparedRow {
  const cells = items.map((item) => {
    const [key, shown = key] = cellOf(item)
    return { key, shown }
  })
  return { id, name, cells, sample }
}
