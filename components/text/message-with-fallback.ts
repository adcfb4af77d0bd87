import type { IntlShape } from 'react-intl'
import { fallbackKey } from '../../locales/locale-messages.ts'

/**
 * A message for `formatMessage`: where the locale has no text, the English one stands in, and react-intl
 * formats it by the rules of English.
 */
export function messageWithFallback({ messages }: Pick<IntlShape, 'messages'>, id: string) {
  return isFallback({ messages }, id) ? { id, defaultMessage: messages[fallbackKey(id)] } : { id }
}

/** Whether a message can be shown in English only. */
export function isFallback({ messages }: Pick<IntlShape, 'messages'>, id: string): boolean {
  return !(id in messages) && fallbackKey(id) in messages
}
