import { type RefObject, useState } from 'react'
import { useOnScroll } from '../../ui/useOnScroll.ts'
import { highlightedRow } from './highlighted-row.ts'

/**
 * Place of the row that is entirely in the view; none until the list was seen.
 * @param list the element whose children are the rows
 */
export function useHighlightedRow(list: RefObject<HTMLElement | null>): number | undefined {
  const [row, setRow] = useState<number>()
  useOnScroll(list, () => {
    const boxes = [...(list.current?.children ?? [])].map((one) => one.getBoundingClientRect())
    setRow((last) => highlightedRow(boxes, innerHeight, last))
  })
  return row
}
