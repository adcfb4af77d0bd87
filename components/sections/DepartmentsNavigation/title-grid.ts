/** Name of an arrangement of the list, after the number of titles that it serves. */
type DepartmentLayout = '3' | '6' | '6-9' | '10-12' | '13+'

/** How many columns of titles each has from 1024 px on, as in the style sheet. */
export const columnsOf = {
  '3': 1,
  '6': 1,
  '6-9': 2,
  '10-12': 4,
  '13+': 5,
} as const satisfies Record<DepartmentLayout, number>

/** The one layout that serves it (A-84, K-18). */
export function layoutFor(count: number): DepartmentLayout {
  if (count <= 3) return '3'
  if (count <= 6) return '6'
  if (count <= 9) return '6-9'
  return count <= 12 ? '10-12' : '13+'
}

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>

/** How the titles are laid out: row by row in so many columns. */
type TitleGrid = {
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
