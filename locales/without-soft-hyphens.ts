/** A text as it is read, without the marks that say where a page may divide a word. */
export function withoutSoftHyphens(text: string): string {
  return text.replaceAll('\u00ad', '')
}
