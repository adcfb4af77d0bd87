import type { CompiledMessages } from './compiled-messages.ts'
import { defaultLocale, type Locale } from './locales.ts'
import { type PseudoLocale, pseudoMessage } from './pseudo-locales.ts'
import { withFallback } from './with-fallback.ts'

const catalogs = import.meta.glob<CompiledMessages>('./*/*.json', {
  eager: true,
  import: 'default',
})

/**
 * The messages of some namespaces in one locale. What the locale has no text for comes in English beside
 * them, under its fallback key.
 * @throws RangeError for a namespace without an English catalog
 */
export function messagesFor(locale: Locale, namespaces: readonly string[]): CompiledMessages {
  const key = `${locale} ${namespaces.join(' ')}`
  const messages = cache.get(key) ?? selected(locale, namespaces)
  cache.set(key, messages)
  return messages
}

/** Every page asks several times, each time for a few of the same selections. */
const cache = new Map<string, CompiledMessages>()

function selected(locale: Locale, namespaces: readonly string[]): CompiledMessages {
  const english = merged(namespaces.map(englishCatalog))
  if (locale === defaultLocale) return english
  if (__PSEUDO_LOCALES__ && isPseudo(locale)) return pseudoMessages(locale, english)
  const own = namespaces.map((namespace) => catalogs[`./${locale}/${namespace}.json`] ?? {})
  return withFallback(english, merged(own))
}

function merged(parts: readonly CompiledMessages[]): CompiledMessages {
  return Object.assign({}, ...parts) as CompiledMessages
}

function englishCatalog(namespace: string): CompiledMessages {
  const found = catalogs[`./${defaultLocale}/${namespace}.json`]
  if (!found) throw new RangeError(`There is no catalog locales/${defaultLocale}/${namespace}.json`)
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
