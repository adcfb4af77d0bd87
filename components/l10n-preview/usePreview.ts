import {
  type ComponentType,
  startTransition,
  useDeferredValue,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { notesPath, type PreviewNotes } from '../../locales/message-note.ts'
import { previewModeStore, keepMode } from './preview-mode-store.ts'
import type { PreviewMode } from './preview-modes.ts'
import type { OverlayProps } from './PreviewOverlay.tsx'

export type Preview = {
  mode: PreviewMode
  notes: PreviewNotes
  Overlay: ComponentType<OverlayProps>
}

/**
 * The preview that the address asks for, as soon as its parts are loaded. It stays on while the visitor
 * moves from page to page.
 * @param edits how many edits there were: each brings new notes
 */
export function usePreview(locale: string, edits: number): Preview | undefined {
  const { subscribe, read, readOnServer } = previewModeStore
  const mode = useSyncExternalStore(subscribe, read, readOnServer)
  const [loaded, setLoaded] = useState<Omit<Preview, 'mode'>>()
  const on = mode !== undefined
  useEffect(() => {
    if (mode) keepMode(mode)
  })
  useEffect(() => {
    if (!on) return undefined
    let current = true
    void load(locale, edits).then((parts) => {
      if (current) startTransition(() => setLoaded(parts))
    })
    return () => {
      current = false
    }
  }, [on, locale, edits])
  // As with an edit: other words wait for the code of a form that somebody already types into.
  const shownMode = useDeferredValue(mode)
  return shownMode && loaded ? { mode: shownMode, ...loaded } : undefined
}

async function load(locale: string, edits: number): Promise<Omit<Preview, 'mode'>> {
  // Pseudo-locales are made from English and have its notes.
  const path = notesPath(locale.startsWith('en-X') ? 'en' : locale)
  const [{ PreviewOverlay }, answer] = await Promise.all([
    import('./PreviewOverlay.tsx'),
    fetch(`${path}?edits=${edits}`, { cache: 'no-store' }),
  ])
  return { Overlay: PreviewOverlay, notes: (await answer.json()) as PreviewNotes }
}
