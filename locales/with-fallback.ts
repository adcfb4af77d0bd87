import type { CompiledMessages } from './compiled-messages.ts'
import { fallbackKey } from './fallback-key.ts'

/**
 * The texts of a locale, and under their fallback keys the English ones that it lacks. An empty text is a missing
 * one; ids that English does not have are left out.
 */
export function withFallback(english: CompiledMessages, own: CompiledMessages): CompiledMessages {
  const messages: CompiledMessages = {}
  for (const [id, message] of Object.entries(english)) {
    const text = own[id]
    if (text && text.length > 0) messages[id] = text
    else messages[fallbackKey(id)] = message
  }
  return messages
}
