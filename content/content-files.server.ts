import { defaultLocale, localeRecord, type Locale } from '../locales/locales.ts'
import { ContentFault } from './content-fault.ts'
import { type OutlineName, outlines } from './outlines/outlines.ts'
import type { PageText } from './page-text.ts'
import { parsePage } from './parse-page.ts'
import { remembered } from './remembered.ts'

/** All files of content; everything that is made from them is checked and typed. */
const files = import.meta.glob<string>(
  './{success-stories,legal,blog,testimonials,industries,services,hire,pages,shared}/*/*.{json,md}',
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
)

/** Slugs of the entries of a kind, in the order of the alphabet. */
export const slugsOf = remembered((kind: string): readonly string[] => {
  const prefix = `./${kind}/`
  const names = Object.keys(files).filter((path) => path.startsWith(prefix))
  return [...new Set(names.map((path) => path.slice(prefix.length).split('/')[0]!))].sort()
})

/**
 * Path and text of one file of an entry.
 * @throws ContentFault when there is no such file
 */
export function contentFile(
  kind: string,
  slug: string,
  name: string,
): [path: string, text: string] {
  const text = files[`./${kind}/${slug}/${name}`]
  const path = `content/${kind}/${slug}/${name}`
  if (text === undefined) throw new ContentFault(path, '(whole file)', 'is missing')
  return [path, text]
}

/** The words of an entry, checked against an outline. */
export function pageText<Name extends OutlineName>(
  kind: string,
  slug: string,
  locale: Locale,
  name: Name,
): PageText<keyof (typeof outlines)[Name] & string> {
  return parsedPage(kind, slug, locale, name) as PageText<keyof (typeof outlines)[Name] & string>
}

const parsedPage = remembered(
  (kind: string, slug: string, locale: Locale, name: OutlineName): PageText<string> => {
    const [path, text] = textFile(kind, slug, locale)
    return parsePage(path, text, locale, outlines[name])
  },
)

/** Whether an entry has words to show in a locale. */
export function isWritten(kind: string, slug: string, locale: Locale): boolean {
  return wordsLocale(kind, slug, locale) !== undefined
}

/**
 * Path and words of an entry in a locale.
 * @throws ContentFault when a live locale lacks the text
 */
export function textFile(kind: string, slug: string, locale: Locale): [path: string, text: string] {
  return contentFile(kind, slug, `${wordsLocale(kind, slug, locale) ?? locale}.md`)
}

/**
 * Whose words an entry shows in a locale: its own. Pseudo-locales show the English ones, since only
 * messages are transformed, and in a preview they stand in until somebody has written them.
 */
function wordsLocale(kind: string, slug: string, locale: Locale): Locale | undefined {
  const { state } = localeRecord(locale)
  const has = (code: Locale) => files[`./${kind}/${slug}/${code}.md`] !== undefined
  if (state === 'pseudo') return defaultLocale
  if (has(locale)) return locale
  return state === 'preview' ? defaultLocale : undefined
}
