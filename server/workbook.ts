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
