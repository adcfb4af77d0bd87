import { onScroll } from '../../ui/on-scroll.ts'

/**
 * Marks the row that is entirely in the window by `data-highlighted`; none until there was one.
 * @param element the list whose children are the rows
 */
export function highlightedRow(element: HTMLElement): void {
  const rows = [...element.children] as HTMLElement[]
  let highlighted: HTMLElement | undefined

  onScroll(element, () => {
    const found = rowToHighlight(rows)
    if (!found || found === highlighted) return
    delete highlighted?.dataset.highlighted
    found.dataset.highlighted = 'true'
    highlighted = found
  })
}

/** The row entirely inside the window, of several the one nearest to its middle. */
function rowToHighlight(rows: readonly HTMLElement[]): HTMLElement | undefined {
  let found: HTMLElement | undefined
  let nearest = Infinity
  for (const row of rows) {
    const { top, bottom } = row.getBoundingClientRect()
    const distance = Math.abs((top + bottom) / 2 - innerHeight / 2)
    if (top < 0 || bottom > innerHeight || distance >= nearest) continue
    found = row
    nearest = distance
  }
  return found
}
