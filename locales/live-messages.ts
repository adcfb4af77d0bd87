import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** Name of the message that the development server sends to open pages after an edit of a catalog. */
export const liveMessagesEvent = 'l10n:messages'

/** Name of the message by which a page asks for the edits that were made before it listened. */
export const missedMessagesEvent = 'l10n:missed'

/** One edited catalog: its locale and all of its messages as syntax trees by id. */
export type LiveMessages = { locale: string; messages: Record<string, MessageFormatElement[]> }
