import { onScroll } from '../../ui/on-scroll.ts'
import { findHighlightedRow } from './find-highlighted-row.ts'

/**
 * Marks the row that is entirely in the window by `data-highlighted`; none until there was one.
 * @param element the list whose children are the rows
 */
export function highlightedRow(element: HTMLElement): void {
  const rows = [...element.children] as HTMLElement[]
  let highlighted: number | undefined

  onScroll(element, () => {
    const boxes = rows.map((row) => row.getBoundingClientRect())
    const last = highlighted
    highlighted = findHighlightedRow(boxes, innerHeight, last)
    if (highlighted === undefined || highlighted === last) return
    if (last !== undefined) delete rows[last]!.dataset.highlighted
    rows[highlighted]!.dataset.highlighted = 'true'
  })
}
