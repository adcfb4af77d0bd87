/** Whether a plain text has every word of a query. Case, accents and soft hyphens do not count. */
export function matchesQuery(text: string, query: string): boolean {
  const searched = plain(text)
  return plain(query)
    .split(/\s+/)
    .every((word) => searched.includes(word))
}

function plain(text: string): string {
  return (
    text
      .normalize('NFD')
      .replaceAll(/\p{Diacritic}/gu, '')
      // Places where a long word may be divided.
      .replaceAll('\u00ad', '')
      .replaceAll('’', "'")
      .toLowerCase()
  )
}
