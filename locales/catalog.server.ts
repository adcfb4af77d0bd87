import { defaultLocale, type Locale } from './locales.ts'
import { type CompiledMessages, localeMessages } from './locale-messages.ts'
import { forgetWords, memoizeReader, noteCatalogs } from './memoize-reader.server.ts'

/** The files are Format.JS JSON; `server/build/vite-plugins/catalogs.ts` compiles them while they are loaded. */
const catalogs = import.meta.glob<CompiledMessages>('./*/*.json', {
  eager: true,
  import: 'default',
})

/**
 * The messages of some catalogs in one locale. What the locale has no text for comes in English beside
 * them, under its fallback key.
 * @throws RangeError for a name without an English catalog
 */
export function catalogMessages(locale: Locale, names: readonly string[]): CompiledMessages {
  return selected(locale, ...names)
}

/** Every page asks several times, each time for a few of the same selections. */
const selected = memoizeReader((locale: Locale, ...names: string[]): CompiledMessages => {
  noteCatalogs(names)
  const english = merged(names.map(englishCatalog))
  return localeMessages(locale, english, () =>
    merged(names.map((name) => catalogs[`./${locale}/${name}.json`] ?? {})),
  )
})

/** In development an edited catalog takes the place of the one that was loaded, for all that has read it. */
export function replaceCatalog(locale: string, name: string, messages: CompiledMessages): void {
  catalogs[`./${locale}/${name}.json`] = messages
  forgetWords(name)
}

function merged(parts: readonly CompiledMessages[]): CompiledMessages {
  return Object.assign({}, ...parts) as CompiledMessages
}

function englishCatalog(name: string): CompiledMessages {
  const found = catalogs[`./${defaultLocale}/${name}.json`]
  if (!found) throw new RangeError(`There is no catalog locales/${defaultLocale}/${name}.json`)
  return found
}
