/** Plain words as the text of an HTML element. */
export function escapedText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** Plain words as the value of an attribute in quotation marks, or as text of XML. */
export function escapedAttribute(value: string): string {
  return escapedText(value).replaceAll('"', '&quot;')
}
