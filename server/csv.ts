/** Spreadsheets run cells that begin so as formulas. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/

/** One record: every cell quoted, none of them a formula, ended as RFC 4180 says. */
export function csvRecord(cells: readonly string[]): string {
  const quoted = cells.map((cell) => `"${inert(cell).replaceAll('"', '""')}"`)
  return `${quoted.join(',')}\r\n`
}

function inert(cell: string): string {
  return formulaStart.test(cell) ? `'${cell}` : cell
}
