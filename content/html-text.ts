const characters: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

/** The words of finished HTML as plain text: paragraphs apart, points of a list with a dash. */
export function textOfHtml(html: string): string {
  return html
    .replaceAll(/<li>/g, '- ')
    .replaceAll(/<\/(p|ul|ol)>\s*/g, '\n\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (character) => characters[character]!)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** Plain words as the text of an HTML element. */
export function escapedText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** Plain words as the value of an attribute in quotation marks, or as text of XML. */
export function escapedAttribute(value: string): string {
  return escapedText(value).replaceAll('"', '&quot;')
}

/** Whether a plain text has every word of a query. Case, accents and soft hyphens do not count. */
export function matchesQuery(text: string, query: string): boolean {
  const words = wordsOf(query)
  if (words.length === 0) return true
  const searched = plain(text)
  return words.every((word) => searched.includes(word))
}

/** Finished HTML in which the words of a query are within `mark`, wherever its text has them. */
export function markMatches(html: string, query: string): string {
  const words = wordsOf(query)
  if (words.length === 0) return html
  return html
    .split(/(<[^>]*>|&[#\w]+;)/)
    .map((piece, at) => (at % 2 === 0 ? markedText(piece, words) : piece))
    .join('')
}

/** Marks the longest words that begin at a place, so that none is cut by a shorter one. */
function markedText(text: string, words: readonly string[]): string {
  const letters = [...text].map((letter) => ({ letter, plain: plain(letter) }))
  const longestFirst = words.toSorted((one, other) => other.length - one.length)
  let marked = ''
  for (let at = 0; at < letters.length;) {
    const end = longestFirst
      .map((word) => endOfMatch(letters, at, word))
      .find((found) => found !== undefined)
    const piece = letters.slice(at, end ?? at + 1).map(({ letter }) => letter)
    marked += end === undefined ? piece.join('') : `<mark>${piece.join('')}</mark>`
    at = end ?? at + 1
  }
  return marked
}

function endOfMatch(
  letters: readonly { plain: string }[],
  start: number,
  word: string,
): number | undefined {
  // What counts for nothing belongs to what stands before it.
  if (letters[start]!.plain === '') return undefined
  let read = ''
  for (let at = start; at < letters.length && word.startsWith(read); at += 1) {
    read += letters[at]!.plain
    if (read === word) return at + 1
  }
  return undefined
}

function wordsOf(query: string): string[] {
  return plain(query).split(/\s+/).filter(Boolean)
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
