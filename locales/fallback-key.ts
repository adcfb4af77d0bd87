const prefix = 'en:'

/** Where a page finds the English text of a message that its locale has no text for. */
export function fallbackKey(id: string): string {
  return prefix + id
}

/** The id of a message that a page contains under its id or under its fallback key. */
export function idBehind(key: string): string {
  return key.startsWith(prefix) ? key.slice(prefix.length) : key
}
