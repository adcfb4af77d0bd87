/** Records of a CSV text, all of whose cells are quoted. */
export function parseCsv(text: string, separator = ','): string[][] {
  const records: string[][] = []
  let rest = text
  while (rest !== '') {
    const cells: string[] = []
    let end = separator
    while (end === separator) {
      const [all, cell, after] = /^"((?:[^"]|"")*)"([,;]|\r\n)/.exec(rest)!
      cells.push(cell!.replaceAll('""', '"'))
      rest = rest.slice(all!.length)
      end = after!
    }
    records.push(cells)
  }
  return records
}
