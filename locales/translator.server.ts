import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl'
import { catalogMessages } from './catalog.server.ts'
import type { CompiledMessages, MessageArguments } from './locale-messages.ts'
import { defaultLocale, formatsOf, type Locale } from './locales.ts'
import type { MessageId, RequiredMessageId } from './messages.d.ts'

/** Making formats takes longer than using them. */
const formats = createIntlCache()

type Translate<Ids, Catalog extends string> = <
  Id extends MessageId & Extract<Ids, `${Catalog}.${string}`>,
>(
  id: Id,
  ...values: MessageArguments<Id>
) => string

/**
 * Messages of some catalogs as strings outside React. Accepts only messages marked `required`, as `useText` does; only a
 * locale in preview may lack them, and gets the English.
 */
export const translator: <Catalog extends string>(
  locale: Locale,
  catalogs: readonly Catalog[],
) => Translate<RequiredMessageId, Catalog> =
  // So many messages at once are more than the compiler compares.
  partialTranslator as never

/** The same for mails and tables, which may be in English where a translation is missing. */
export function partialTranslator<Catalog extends string>(
  locale: Locale,
  catalogs: readonly Catalog[],
): Translate<MessageId, Catalog> {
  const own = intlOf(locale, catalogs)
  const english = intlOf(defaultLocale, catalogs)
  const text = (id: string, values?: object) =>
    String((id in own.messages ? own : english).formatMessage({ id }, values as never))
  return text as never
}

/** A build asks for the same messages with every page. */
const known = new WeakMap<CompiledMessages, IntlShape<string>>()

function intlOf(locale: Locale, catalogs: readonly string[]): IntlShape<string> {
  const messages = catalogMessages(locale, catalogs)
  const settings = { locale: formatsOf(locale), messages, timeZone: 'UTC', onError: fail }
  const intl = known.get(messages) ?? createIntl<string>(settings, formats)
  known.set(messages, intl)
  return intl
}

/** @throws the given error: it stops a build, and on a server fails the one mail or file instead of sending an id */
function fail(error: Error): never {
  throw error
}
