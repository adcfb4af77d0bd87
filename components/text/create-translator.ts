import type { MessageValues, RequiredMessageId } from '../../locales/messages.d.ts'
import { intlOf, type Messages } from './IntlRoot.tsx'
import { messageWithFallback } from './message-with-fallback.ts'

type Arguments<Id extends RequiredMessageId> = keyof MessageValues[Id] extends never
  ? []
  : [values: MessageValues[Id]]

/**
 * Messages as strings outside React, for title and description of a page.
 * @throws when the page does not carry the message
 */
export function createTranslator({ locale, messages }: { locale: string; messages: Messages }) {
  const intl = intlOf(locale, messages)
  return <Id extends RequiredMessageId>(id: Id, ...[values]: Arguments<Id>): string =>
    String(intl.formatMessage(messageWithFallback(intl, id), values as never))
}
