import { formatsOf, type Locale } from '../locales/locales.ts'

/** Spreadsheets run cells that begin so as formulas. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/

/** One record: every cell quoted, none of them a formula, ended as RFC 4180 says. */
export function csvRecord(cells: readonly string[], separator = ','): string {
  const quoted = cells.map((cell) => `"${inert(cell).replaceAll('"', '""')}"`)
  return `${quoted.join(separator)}\r\n`
}

/**
 * A file for spreadsheets, which read it by the habits of their user's language: where decimals have a comma, cells are
 * divided by semicolons.
 */
export function csvFile(rows: readonly (readonly (string | number)[])[], locale: Locale): string {
  const decimal = decimalOf(locale)
  const records = rows.map((row) =>
    csvRecord(
      row.map((cell) => (typeof cell === 'number' ? String(cell).replace('.', decimal) : cell)),
      decimal === ',' ? ';' : ',',
    ),
  )
  // Spreadsheets take a file without this mark for one of another encoding.
  return `\uFEFF${records.join('')}`
}

function decimalOf(locale: Locale): string {
  const parts = new Intl.NumberFormat(formatsOf(locale)).formatToParts(1.5)
  return parts.find(({ type }) => type === 'decimal')!.value
}

function inert(cell: string): string {
  return formulaStart.test(cell) ? `'${cell}` : cell
}

/** A cell of a table: a text, or a day. */
export type Cell = string | Date

type Options = {
  sheet: string
  /** Widths of the columns, in characters. */
  widths?: readonly number[]
}

/** A table as a workbook of one sheet (XLSX), whose every cell says by its type that it is no formula. */
export async function workbook(
  rows: readonly (readonly Cell[])[],
  { sheet, widths = [] }: Options,
): Promise<Buffer> {
  const { default: writeExcelFile } = await import('write-excel-file/node')
  const cells = rows.map((row, at) =>
    row.map((cell) =>
      cell instanceof Date
        ? { type: Date, value: cell, format: 'yyyy-mm-dd', alignVertical: 'top' as const }
        : {
            type: String,
            value: cell,
            wrap: true,
            alignVertical: 'top' as const,
            ...(at === 0 ? { fontWeight: 'bold' as const } : {}),
          },
    ),
  )
  const columns = widths.map((width) => ({ width }))
  return writeExcelFile(cells, { sheet, columns, stickyRowsCount: 1 }).toBuffer()
}
