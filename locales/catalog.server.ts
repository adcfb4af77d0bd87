import { defaultLocale, type Locale } from './locales.ts'
import { type CompiledMessages, localeMessages } from './locale-messages.ts'

/** The files are Format.JS JSON; `server/build/vite-plugins/catalogs.ts` compiles them while they are loaded. */
const catalogs = import.meta.glob<CompiledMessages>('./*/*.json', {
  eager: true,
  import: 'default',
})

/**
 * The messages of some namespaces in one locale. What the locale has no text for comes in English beside
 * them, under its fallback key.
 * @throws RangeError for a namespace without an English catalog
 */
export function catalogMessages(locale: Locale, namespaces: readonly string[]): CompiledMessages {
  const key = `${locale} ${namespaces.join(' ')}`
  const messages = cache.get(key) ?? selected(locale, namespaces)
  cache.set(key, messages)
  return messages
}

/** Every page asks several times, each time for a few of the same selections. */
const cache = new Map<string, CompiledMessages>()

function selected(locale: Locale, namespaces: readonly string[]): CompiledMessages {
  const english = merged(namespaces.map(englishCatalog))
  return localeMessages(locale, english, () =>
    merged(namespaces.map((namespace) => catalogs[`./${locale}/${namespace}.json`] ?? {})),
  )
}

function merged(parts: readonly CompiledMessages[]): CompiledMessages {
  return Object.assign({}, ...parts) as CompiledMessages
}

function englishCatalog(namespace: string): CompiledMessages {
  const found = catalogs[`./${defaultLocale}/${namespace}.json`]
  if (!found) throw new RangeError(`There is no catalog locales/${defaultLocale}/${namespace}.json`)
  return found
}
