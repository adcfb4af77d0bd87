import type { PreviewNotes, LiveMessages, PreviewMode } from '../../locales/preview.ts'
import { fallbackKey } from '../../locales/locale-messages.ts'
import { isPseudoLocale, pseudoMessage } from '../../locales/pseudo-locales.ts'
import { defaultLocale } from '../../locales/locales.ts'
import type { Messages } from '../text/IntlRoot.tsx'

type Trees = LiveMessages['messages']

/** What the development server sent after edits: messages by id, for each locale. */
export type LiveEdits = Readonly<Record<string, Trees>>

/** Edits with those of one more catalog. */
export function joinedEdits(edits: LiveEdits, { locale, messages }: LiveMessages): LiveEdits {
  return { ...edits, [locale]: { ...edits[locale], ...messages } }
}

/**
 * Messages with the edits since they were loaded. Ids that are not among them stay out; a text that was taken away
 * shows until the page is loaded again.
 */
export function editedMessages(locale: string, messages: Messages, edits: LiveEdits): Messages {
  const shown = { ...(messages as Trees) }
  for (const [id, tree] of Object.entries(edits[defaultLocale] ?? {})) {
    if (fallbackKey(id) in shown) shown[fallbackKey(id)] = tree
    if (isPseudoLocale(locale) && id in shown) shown[id] = pseudoMessage(locale, tree)
  }
  for (const [id, tree] of Object.entries(edits[locale] ?? {})) {
    const standsIn = fallbackKey(id) in shown
    if (tree.length === 0 || !(standsIn || id in shown)) continue
    delete shown[fallbackKey(id)]
    shown[id] = tree
  }
  return shown as Messages
}

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
