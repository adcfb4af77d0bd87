/**
 * A word as people write it, with the signs that hold its parts together: `Node.js`, `on-call`, `C#`,
 * `client’s`.
 */
export const wordPattern = /[\p{L}\p{N}\p{M}]+(?:[.’'-][\p{L}\p{N}\p{M}]+)*[+#]*/gu

/**
 * The terms by which a text is found: folded words and, of compound ones, the parts and the whole, so
 * that `nodejs`, `node js` and `Node.js` are the same.
 */
export function termsOf(text: string): string[] {
  return (text.match(wordPattern) ?? []).flatMap(termsOfWord)
}

/** The terms of one word; the whole comes first. */
export function termsOfWord(word: string): string[] {
  const parts = folded(word).split(/[.-]/)
  return parts.length === 1 ? parts : [parts.join(''), ...parts]
}

/** Lower case without accents and apostrophes. */
function folded(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[\p{M}’']/gu, '')
    .toLowerCase()
}

/** Whether a word of the text answers a query. */
export function showsTerms(text: string, terms: readonly string[]): boolean {
  return markedParts(text, terms).some(({ marked }) => marked)
}

/** A piece of a text, and whether it answers a query. */
type MarkedPart = { text: string; marked: boolean }

/** Cuts a text at the words that are among the terms; a word counts whole. */
export function markedParts(text: string, terms: readonly string[]): MarkedPart[] {
  const parts: MarkedPart[] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    if (!termsOfWord(word).some((term) => terms.includes(term))) continue
    if (index > end) parts.push({ text: text.slice(end, index), marked: false })
    parts.push({ text: word, marked: true })
    end = index + word.length
  }
  return end < text.length ? [...parts, { text: text.slice(end), marked: false }] : parts
}

/** Longest query, in characters; more of it is not read. */
export const longestQuery = 100

/** What is searched for, from whatever an address or a field holds. */
export function queryText(asked: unknown): string {
  if (typeof asked !== 'string') return ''
  return [...asked.replace(/[\p{C}\s]+/gu, ' ').trim()].slice(0, longestQuery).join('').trim()
}
