/** Where a page finds the English text of a message that its locale has no text for. */
export function fallbackKey(id: string): string {
  return `en:${id}`
}
