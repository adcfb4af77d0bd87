type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>

/** How the titles are laid out: row by row in so many columns. */
export type TitleGrid = {
  /** In their order; a cell whose title cannot be chosen is empty. */
  cells: readonly (string | undefined)[]
  columns: number
  /** The first column is at the right. */
  rtl: boolean
}

/** The title that it leads to, where the eye expects it; nothing for a key that means nothing here. */
export function nextTitle(
  { key, ctrlKey, altKey, metaKey }: Press,
  { cells, columns, rtl }: TitleGrid,
  present?: string,
): string | undefined {
  if (ctrlKey || altKey || metaKey || present === undefined) return undefined
  const at = cells.indexOf(present)
  const inColumn = cells.filter((_, cell) => cell % columns === at % columns)
  const forward = rtl ? -1 : 1
  switch (key) {
    case 'Home':
      return titlesOf(cells)[0]
    case 'End':
      return titlesOf(cells).at(-1)
    case 'ArrowDown':
      return neighbour(inColumn, present, 1)
    case 'ArrowUp':
      return neighbour(inColumn, present, -1)
    case 'ArrowRight':
      return columns > 1 ? neighbour(cells, present, forward) : undefined
    case 'ArrowLeft':
      return columns > 1 ? neighbour(cells, present, -forward) : undefined
    default:
      return undefined
  }
}

/** The next title of a row or column, which wraps. */
function neighbour(cells: TitleGrid['cells'], present: string, step: number) {
  const titles = titlesOf(cells)
  return titles.at((titles.indexOf(present) + step) % titles.length)
}

function titlesOf(cells: TitleGrid['cells']): string[] {
  return cells.filter((title) => title !== undefined)
}
