import { createIntl, createIntlCache } from '@formatjs/intl'
import { catalogMessages } from '../locales/catalog.server.ts'
import type { MessageArguments } from '../locales/locale-messages.ts'
import { defaultLocale, formatsOf, type Locale } from '../locales/locales.ts'
import type { MessageId } from '../locales/messages.d.ts'

/** Making formats takes longer than using them. */
const formats = createIntlCache()

/** Texts of what the server writes itself, such as mails and tables, in a locale; what it lacks is in English. */
export function serverText<Namespace extends string>(
  locale: Locale,
  catalogs: readonly Namespace[],
) {
  const own = intlOf(locale, catalogs)
  const english = intlOf(defaultLocale, catalogs)
  return <Id extends Extract<MessageId, `${Namespace}.${string}`>>(
    id: Id,
    ...[values]: MessageArguments<Id>
  ): string => String((id in own.messages ? own : english).formatMessage({ id }, values as never))
}

function intlOf(locale: Locale, catalogs: readonly string[]) {
  const messages = catalogMessages(locale, catalogs)
  return createIntl<string>({ locale: formatsOf(locale), messages, timeZone: 'UTC' }, formats)
}
