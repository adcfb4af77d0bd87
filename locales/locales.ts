/** One language the site knows. `state` decides who may see it. */
export type LocaleRecord = {
  /** BCP 47 tag; also the first part of the address, except for the default locale. */
  code: string
  /** The language's own name, shown in the language list. */
  name: string
  dir: 'ltr' | 'rtl'
  /** Whose customs days, times and lists follow, where they are not those of the code alone. */
  formats?: string
  /**
   * `live`: everywhere. `preview`: development and builds with `SITE_PREVIEW=1`, in no list of languages.
   * `pseudo`: development and the test build only.
   */
  state: 'live' | 'preview' | 'pseudo'
}

/** The only list of locales. The first one is the default and has no prefix in its addresses. */
const records = [
  { code: 'en', name: 'English', dir: 'ltr', state: 'live', formats: 'en-GB' },
  { code: 'de', name: 'Deutsch', dir: 'ltr', state: 'live' },
  { code: 'en-XA', name: 'Éñĝļîšĥ (pseudo)', dir: 'ltr', state: 'pseudo' },
  { code: 'en-XB', name: 'English (right to left)', dir: 'rtl', state: 'pseudo' },
] as const satisfies readonly LocaleRecord[]

export type Locale = (typeof records)[number]['code']

export const defaultLocale: Locale = 'en'

/** Every locale of the project, whatever the build. */
export const everyLocale: readonly (LocaleRecord & { code: Locale })[] = records

/** The locales of a build, in the order in which the language list shows them. */
export function localesOf(build: { preview: boolean; pseudo: boolean }): typeof everyLocale {
  const has = { live: true, ...build }
  return everyLocale.filter(({ state }) => has[state])
}

/** Those of this build; tools that run without Vite know the live ones only. */
export const locales = localesOf({
  preview: typeof __L10N_PREVIEW__ !== 'undefined' && __L10N_PREVIEW__,
  pseudo: typeof __PSEUDO_LOCALES__ !== 'undefined' && __PSEUDO_LOCALES__,
})

/** Those that a visitor may choose: one in preview is reached by its address only. */
export const selectableLocales = locales.filter(({ state }) => state !== 'preview')

/** Those that search engines and other programs may know, in their order. */
export const liveLocales: readonly Locale[] = locales
  .filter(({ state }) => state === 'live')
  .map(({ code }) => code)

/**
 * Looks up one locale of this build.
 * @throws RangeError when the code belongs to no locale of this build.
 */
export function localeRecord(code: string): LocaleRecord & { code: Locale } {
  const found = locales.find((record) => record.code === code)
  if (!found) throw new RangeError(`No locale "${code}" in this build; see locales/locales.ts`)
  return found
}

/** Whose feeds, Markdown and search a locale has: its own, or those of the default locale while it is not live. */
export function fileLocale(locale: Locale): Locale {
  return localeRecord(locale).state === 'live' ? locale : defaultLocale
}

/** The tag by whose customs a locale writes days, times and lists: British ones for English. */
export function formatsOf(code: string): string {
  return everyLocale.find((record) => record.code === code)?.formats ?? code
}
