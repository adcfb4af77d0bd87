import { type BuiltPage, canonicalOf, isIndexed, languageOf } from './built-page.ts'

type Alternates = ReadonlyMap<string, string>

/**
 * Errors in what pages say of their versions in other languages: each names all of them, itself too, and
 * each version says the same; English is the one for every other language.
 */
export function alternateFindings(pages: readonly BuiltPage[]): string[] {
  const byUrl = new Map(pages.map((page) => [canonicalOf(page), page]))
  return pages.flatMap((page) => {
    const named = alternatesOf(page)
    const found = (text: string) => [`${page.path}: ${text}`]
    if (!isIndexed(page)) return named.size > 0 ? found('is not listed but has versions') : []
    if (named.size === 0) return lonely(page, pages) ? [] : found('does not name its versions')
    return [
      ...(named.get(languageOf(page)) === canonicalOf(page) ? [] : found('does not name itself')),
      ...(named.get('x-default') === named.get('en') ? [] : found('x-default is not English')),
      ...[...named].flatMap(([code, url]) => {
        const version = byUrl.get(url)
        if (!version) return found(`${code} leads to no page: ${url}`)
        if (code !== 'x-default' && languageOf(version) !== code) {
          return found(`${code} leads to a page in ${languageOf(version)}`)
        }
        return same(alternatesOf(version), named) ? [] : found(`${code} does not say the same`)
      }),
    ]
  })
}

function alternatesOf({ document }: BuiltPage): Alternates {
  return new Map(
    document
      .querySelectorAll('link[rel=alternate][hreflang]')
      .map((link) => [link.getAttribute('hreflang')!, link.getAttribute('href')!]),
  )
}

/** No other listed page has the same path in another language. */
function lonely(page: BuiltPage, pages: readonly BuiltPage[]): boolean {
  const bare = ({ path }: BuiltPage, language: string) =>
    language === 'en' ? path : path.slice(language.length + 1) || '/'
  const path = bare(page, languageOf(page))
  return !pages.some(
    (other) => other !== page && isIndexed(other) && bare(other, languageOf(other)) === path,
  )
}

function same(one: Alternates, other: Alternates): boolean {
  return one.size === other.size && [...one].every(([code, url]) => other.get(code) === url)
}
