import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/**
 * How far a text is: `source` is English itself, `missing` has no text yet, the others are what is in
 * `.status.json`; a text without an entry there counts as `machine`, since nobody has vouched for it.
 */
type TextState = 'source' | 'missing' | 'machine' | 'translated' | 'reviewed'

/** What a translator needs to know about one message. */
export type MessageNote = {
  english: string
  description: string
  state: TextState
  /** The English text has changed since this one was written. */
  stale: boolean
  /** User-perceived characters with the longest branch and sample values. */
  used: number
  max?: number
  /** Path of the catalog to edit; the line is that of English when the text is missing. */
  file: string
  line: number
}

/** Notes of one locale, and what the preview needs to show English words and its own. */
export type PreviewNotes = {
  notes: Record<string, MessageNote>
  /** English messages as syntax trees. */
  english: Record<string, MessageFormatElement[]>
  /** The words of the preview itself in this locale. */
  words: Record<string, MessageFormatElement[]>
}

/** Where the browser finds the notes of a locale. */
export function notesPath(locale: string): string {
  return `/l10n-preview/${locale}.json`
}

/** Name of the message that the development server sends to open pages after an edit of a catalog. */
export const liveMessagesEvent = 'l10n:messages'

/** Name of the message by which a page asks for the edits that were made before it listened. */
export const missedMessagesEvent = 'l10n:missed'

/** One edited catalog: its locale and all of its messages as syntax trees by id. */
export type LiveMessages = { locale: string; messages: Record<string, MessageFormatElement[]> }

/**
 * What the preview for translators shows: `ids` the words with their messages outlined, `keys` ids instead of words,
 * `en` the English behind the words.
 */
export const previewModes = ['ids', 'keys', 'en'] as const

export type PreviewMode = (typeof previewModes)[number]

/** The key of an address that asks for a mode: `?l10n=ids`. */
export const previewKey = 'l10n'

/** The mode that an address asks for. */
export function askedMode(search: string): PreviewMode | undefined {
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
