/** Plain words as the text of an HTML element. */
export function escapedText(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
