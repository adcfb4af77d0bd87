import { createIntl, createIntlCache } from 'react-intl'
import { formatsOf } from '../../locales/locales.ts'
import type { MessageValues, RequiredMessageId } from '../../locales/messages.d.ts'
import { failOnMissingMessage, type Messages } from './IntlRoot.tsx'
import { messageWithFallback } from './message-with-fallback.ts'

type Arguments<Id extends RequiredMessageId> = keyof MessageValues[Id] extends never
  ? []
  : [values: MessageValues[Id]]

/** Formats of dates, numbers and messages, which are expensive to make; they depend on language and message alone. */
const formats = createIntlCache()

/**
 * Messages as strings outside React, for title and description of a page.
 * @throws when the page does not carry the message
 */
export function createTranslator({ locale, messages }: { locale: string; messages: Messages }) {
  const intl = createIntl(
    { locale: formatsOf(locale), messages, timeZone: 'UTC', onError: failOnMissingMessage },
    formats,
  )
  return <Id extends RequiredMessageId>(id: Id, ...[values]: Arguments<Id>): string =>
    String(intl.formatMessage(messageWithFallback(intl, id), values as never))
}
