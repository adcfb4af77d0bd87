import { ContentError } from './content-error.ts'

/** What a cell says that takes its words from the table of the ways of hiring (`content/shared/ways`). */
const mark = '{ways}'

/**
 * A text whose marked cells hold what the table of the ways says in the row and column of the same names.
 * @param ways reads that table, which few texts need
 * @throws ContentError when it has no such row or column
 */
export function withSharedRows(file: string, text: string, ways: () => string): string {
  if (!text.includes(mark)) return text
  const [[, ...columns] = [], ...rows] = ways().split('\n').filter(isRow).map(cellsOf)
  let head: string[] = []
  return text
    .split('\n')
    .map((line) => {
      const cells = cellsOf(line)
      if (!isRow(line)) head = []
      else if (head.length === 0) head = cells
      if (!cells.includes(mark)) return line
      const [name = ''] = cells
      const [, ...shared] = rows.find(([other]) => other === name) ?? []
      const filled = cells.map((cell, at) => {
        if (cell !== mark) return cell
        const found = shared[columns.indexOf(head[at] ?? '')]
        if (found) return found
        throw new ContentError(file, name, `has no such row under "${head[at]}" in shared/ways`)
      })
      return `| ${filled.join(' | ')} |`
    })
    .join('\n')
}

const isRow = (line: string) => line.startsWith('|')

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
