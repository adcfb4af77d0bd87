import { modeOf, type PreviewMode, previewModes, withMode } from '../../locales/preview.ts'

/** Session storage: the mode outlives a page that is loaded again from an address without it. */
const key = 'l10n-preview'

/** The mode that the page shall have: that of its address, otherwise that of the page before. */
export function wantedMode(): PreviewMode | undefined {
  const kept = sessionStorage.getItem(key)
  return modeOf(location.search) ?? previewModes.find((mode) => mode === kept)
}

/** Keeps a mode in the address and for the pages that follow. */
export function keepMode(mode: PreviewMode | undefined): void {
  if (mode) sessionStorage.setItem(key, mode)
  else sessionStorage.removeItem(key)
  if (modeOf(location.search) === mode) return
  const { pathname, search, hash } = location
  history.replaceState(history.state, '', pathname + withMode(search, mode) + hash)
}
