/** The page of search in the browser's address, with a query or without. */
export function urlOfQuery(query: string): string {
  const { pathname, hash } = location
  return pathname + (query === '' ? '' : `?q=${encodeURIComponent(query)}`) + hash
}
