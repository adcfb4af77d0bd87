/**
 * What the preview shows: `ids` the words with their messages outlined, `keys` ids instead of words,
 * `en` the English behind the words.
 */
export const previewModes = ['ids', 'keys', 'en'] as const

export type PreviewMode = (typeof previewModes)[number]

const parameter = 'l10n'

/** The mode that an address asks for: `?l10n=ids`. */
export function modeOf(search: string): PreviewMode | undefined {
  const asked = new URLSearchParams(search).get(parameter)
  return previewModes.find((mode) => mode === asked)
}

/** The query of an address with another mode, or without one. */
export function withMode(search: string, mode: PreviewMode | undefined): string {
  const query = new URLSearchParams(search)
  query.delete(parameter)
  if (mode) query.set(parameter, mode)
  return query.size > 0 ? `?${query}` : ''
}
