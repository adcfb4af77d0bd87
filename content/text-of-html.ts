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
