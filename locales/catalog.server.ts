import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { defaultLocale, type Locale } from './locales.ts'
import { type PseudoLocale, pseudoMessage } from './pseudo-locales.ts'

/** Messages as react-intl takes them: syntax trees by id. */
export type CompiledMessages = Record<string, MessageFormatElement[]>

const catalogs = import.meta.glob<CompiledMessages>('./*/*.json', {
  eager: true,
  import: 'default',
})

/**
 * The messages of some namespaces in one locale.
 * @throws RangeError for a namespace without a catalog
 */
export function messagesFor(locale: Locale, namespaces: readonly string[]): CompiledMessages {
  const pseudo = __PSEUDO_LOCALES__ && isPseudo(locale)
  const messages = Object.assign(
    {},
    ...namespaces.map((namespace) => catalog(pseudo ? defaultLocale : locale, namespace)),
  ) as CompiledMessages
  return pseudo ? pseudoMessages(locale, messages) : messages
}

function catalog(locale: Locale, namespace: string): CompiledMessages {
  const found = catalogs[`./${locale}/${namespace}.json`]
  if (!found) throw new RangeError(`There is no catalog locales/${locale}/${namespace}.json`)
  return found
}

function isPseudo(locale: Locale): locale is PseudoLocale {
  return locale === 'en-XA' || locale === 'en-XB'
}

function pseudoMessages(locale: PseudoLocale, messages: CompiledMessages): CompiledMessages {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, pseudoMessage(locale, message)]),
  )
}
