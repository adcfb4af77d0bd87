/**
 * Whether two addresses lead to the same page: query, hash, a slash at the end and the case of letters
 * do not count.
 */
export function samePath(one: string, other: string): boolean {
  return plain(one) === plain(other)
}

function plain(path: string): string {
  return path
    .replace(/[?#].*$/s, '')
    .replace(/\/+$/, '')
    .toLowerCase()
}
