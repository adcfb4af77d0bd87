/**
 * What the preview for translators shows: `ids` the words with their messages outlined, `keys` ids instead of words,
 * `en` the English behind the words.
 */
export const previewModes = ['ids', 'keys', 'en'] as const

export type PreviewMode = (typeof previewModes)[number]

/** The key of an address that asks for a mode: `?l10n=ids`. */
export const previewKey = 'l10n'

/** The mode that an address asks for. */
export function modeOf(search: string): PreviewMode | undefined {
  const asked = new URLSearchParams(search).get(previewKey)
  return previewModes.find((mode) => mode === asked)
}

/** The query of an address with another mode, or without one. */
export function withMode(search: string, mode: PreviewMode | undefined): string {
  const query = new URLSearchParams(search)
  query.delete(previewKey)
  if (mode) query.set(previewKey, mode)
  return query.size > 0 ? `?${query}` : ''
}
