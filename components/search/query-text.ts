/** Longest query, in characters; more of it is not read. */
export const longestQuery = 100

/** What is searched for, from whatever an address or a field holds. */
export function queryText(asked: unknown): string {
  if (typeof asked !== 'string') return ''
  return [...asked.replace(/[\p{C}\s]+/gu, ' ').trim()].slice(0, longestQuery).join('').trim()
}
