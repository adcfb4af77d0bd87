import { useIntl, type IntlShape } from 'react-intl'
import type { RequiredMessageId } from '../../locales/messages.d.ts'
import { fallbackKey, type MessageArguments } from '../../locales/locale-messages.ts'

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

/**
 * Messages as strings, for attributes. Accepts only messages marked `required`, since an attribute
 * cannot mark a fallback as English; only a locale in preview may lack them.
 */
export function useText() {
  return textsOf(useIntl())
}

/** The same for messages that are not those of the page around a component. */
export function textsOf(intl: IntlShape) {
  return <Id extends RequiredMessageId>(id: Id, ...[values]: MessageArguments<Id>): string =>
    String(intl.formatMessage(messageWithFallback(intl, id), values as never))
}
