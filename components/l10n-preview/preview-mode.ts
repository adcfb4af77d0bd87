import { type PreviewMode, previewModes, askedMode, withMode } from '../../locales/preview.ts'

/** Session storage: the mode outlives a page that is loaded again from an address without it. */
const key = 'l10n-preview'

/** The mode that the page shall have: that of its address, otherwise that of the page before. */
export function askedOrKeptMode(): PreviewMode | undefined {
  const kept = sessionStorage.getItem(key)
  return askedMode(location.search) ?? previewModes.find((mode) => mode === kept)
}

/** Keeps a mode in the address and for the pages that follow. */
export function keepMode(mode: PreviewMode | undefined): void {
  if (mode) sessionStorage.setItem(key, mode)
  else sessionStorage.removeItem(key)
  if (askedMode(location.search) === mode) return
  const { pathname, search, hash } = location
  history.replaceState(history.state, '', pathname + withMode(search, mode) + hash)
}

/**
 * Attribute of the whole page by which the server says how it marked the messages: not every page can be what its
 * address asks for.
 */
export const modeAttribute = 'data-l10n-mode'

/** How the messages in the HTML of a page are marked. */
export function servedMode({ documentElement }: Document): PreviewMode | undefined {
  const marked = documentElement.getAttribute(modeAttribute)
  return previewModes.find((mode) => mode === marked)
}
