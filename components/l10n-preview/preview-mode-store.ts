import { modeOf, type PreviewMode, previewModes, withMode } from './preview-modes.ts'

/** Session storage: the mode outlives a page that is loaded anew from an address without it. */
const key = 'l10n-preview'

/** The mode of the preview: what the first address asked for, then what the panel says. */
let current: PreviewMode | undefined | null = null
const listeners = new Set<() => void>()

/** For `useSyncExternalStore`. */
export const previewModeStore = {
  read(): PreviewMode | undefined {
    if (current === null) current = modeOf(location.search) ?? remembered()
    return current
  },
  /** Pages are rendered without the preview, so that the browser starts from the same. */
  readOnServer: (): PreviewMode | undefined => undefined,
  change(mode: PreviewMode | undefined): void {
    current = mode
    keepMode(mode)
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Keeps `?l10n=` in the address, also after a link led to another page. */
export function keepMode(mode: PreviewMode | undefined): void {
  if (mode) sessionStorage.setItem(key, mode)
  else sessionStorage.removeItem(key)
  if (modeOf(location.search) === mode) return
  const { pathname, search, hash } = location
  history.replaceState(history.state, '', pathname + withMode(search, mode) + hash)
}

function remembered(): PreviewMode | undefined {
  return previewModes.find((mode) => mode === sessionStorage.getItem(key))
}
