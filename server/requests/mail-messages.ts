import { createIntl } from '@formatjs/intl'
import { messagesFor } from '../../locales/catalog.server.ts'
import { defaultLocale, formatsOf, type Locale } from '../../locales/locales.ts'
import type { MessageId, MessageValues } from '../../locales/messages.d.ts'

type MailMessageId = Extract<MessageId, `mail.${string}` | `taxonomy.${string}`>
type Arguments<Id extends MailMessageId> = keyof MessageValues[Id] extends never
  ? []
  : [values: MessageValues[Id]]

export type MailMessages = ReturnType<typeof mailMessages>

/** Texts of a locale; what it lacks is in English. */
export function mailMessages(locale: Locale) {
  const own = mailIntl(locale)
  const english = mailIntl(defaultLocale)
  return <Id extends MailMessageId>(id: Id, ...[values]: Arguments<Id>): string =>
    String((id in own.messages ? own : english).formatMessage({ id }, values as never))
}

function mailIntl(locale: Locale) {
  const messages = messagesFor(locale, ['mail', 'taxonomy'])
  return createIntl<string>({ locale: formatsOf(locale), messages, timeZone: 'UTC' })
}
