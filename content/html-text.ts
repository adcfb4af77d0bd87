const characters: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

/** The words of finished HTML as plain text: paragraphs apart, points of a list with a dash. */
export function textOfHtml(html: string): string {
  return html
    .replaceAll(/<li>/g, '- ')
    .replaceAll(/<\/(p|ul|ol)>\s*/g, '\n\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (character) => characters[character]!)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** Plain words as the text of an HTML element. */
export function escapedText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** Plain words as the value of an attribute in quotation marks, or as text of XML. */
export function escapedAttribute(value: string): string {
  return escapedText(value).replaceAll('"', '&quot;')
}
