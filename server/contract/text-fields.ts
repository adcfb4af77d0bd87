/** Fields as they arrive: a form may lack any of them. */
export type FormValues = Readonly<Record<string, string | undefined>>

/**
 * One text as it is counted and stored: trimmed, with LF for every line end, since a form post turns
 * each into two characters, and without NUL, which PostgreSQL cannot hold. Missing values are ''.
 */
export function plainText(value: string | undefined): string {
  return (value ?? '').replaceAll('\0', '').replace(/\r\n?/g, '\n').trim()
}

/** Whether a text is a path of one site, and no address of another one. */
export function isPath(value: string): boolean {
  return value.startsWith('/') && !value.startsWith('//')
}

/** Path of a page without query, hash and slash at the end; '/' when it is none. */
export function safeFormPath(value: string | undefined): string {
  const path = plainText(value).replace(/[?#].*$/s, '')
  if (!isPath(path)) return '/'
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
}
