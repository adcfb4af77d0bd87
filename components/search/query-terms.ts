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

/** Longest query, in characters; more of it is not read. */
export const longestQuery = 100

/** What is searched for, from whatever an address or a field holds. */
export function queryText(asked: unknown): string {
  if (typeof asked !== 'string') return ''
  return [...asked.replace(/[\p{C}\s]+/gu, ' ').trim()].slice(0, longestQuery).join('').trim()
}
