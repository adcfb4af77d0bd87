import { localeRecord, type Locale } from '../locales/locales.ts'
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
export function slugsOf(kind: string): string[] {
  const prefix = `./${kind}/`
  const names = Object.keys(files).filter((path) => path.startsWith(prefix))
  return [...new Set(names.map((path) => path.slice(prefix.length).split('/')[0]!))].sort()
}

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
    const [path, text] = contentFile(kind, slug, `${textLocale(locale)}.md`)
    return parsePage(path, text, locale, outlines[name])
  },
)

/** Pseudo-locales show the English texts of content: only messages are transformed. */
export function textLocale(locale: Locale): Locale {
  return localeRecord(locale).state === 'pseudo' ? 'en' : locale
}
