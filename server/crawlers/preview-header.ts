/** Keeps every answer of a preview out of search results (crawlers guide 5). */
export function previewHeaders(preview: boolean): Record<string, string> {
  return preview ? { 'X-Robots-Tag': 'noindex' } : {}
}
