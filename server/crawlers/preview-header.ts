/** Keeps every answer of a preview out of search results. */
export function previewHeaders(preview: boolean): Record<string, string> {
  return preview ? { 'X-Robots-Tag': 'noindex' } : {}
}
