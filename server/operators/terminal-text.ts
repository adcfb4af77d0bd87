/* oxlint-disable no-control-regex -- control characters are what is looked for */

/** Everything that a terminal could take for an instruction; visitors choose what they type. */
const controls = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g
const c1 = /[\u007f-\u009f]/g

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** Text of a visitor for a terminal: control characters other than line ends are spelled out. */
export function printable(text: string): string {
  return text.replace(controls, escaped)
}

/** JSON on one line that is safe on a terminal and parses to exactly the given value. */
export function jsonLine(value: unknown): string {
  return `${JSON.stringify(value).replace(c1, escaped)}\n`
}

/** Rows as columns, as wide as their longest cell; line ends inside a cell become spaces. */
export function columns(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map((cell) => printable(cell.replaceAll('\n', ' '))))
  const widths = (cells[0] ?? []).map((_, at) => Math.max(...cells.map((row) => row[at]!.length)))
  return cells
    .map((row) => `${row.map((cell, at) => cell.padEnd(widths[at]!)).join('  ')}`.trimEnd())
    .map((line) => `${line}\n`)
    .join('')
}
