import type { PreviewNotes, PreviewMode } from '../../locales/preview.ts'
import type { LiveEdits } from './live-edits.ts'

/** What the page shows at the moment. It changes together with the HTML of the page. */
export type ShownPage = {
  /** Undefined while the preview is off. */
  mode: PreviewMode | undefined
  /** Present with a mode. */
  notes: PreviewNotes | undefined
  edits: LiveEdits
}

let current: ShownPage = { mode: undefined, notes: undefined, edits: {} }
const listeners = new Set<() => void>()

/** For `useSyncExternalStore`. */
export const shownPage = {
  read: (): ShownPage => current,
  change(next: ShownPage): void {
    current = next
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
