import { type BuiltPage, languageOf } from './built-pages.ts'

/**
 * Links of pages to this site that lead to no page or file, into another language without saying so by `hreflang`,
 * or to a choice of what a page shows without keeping crawlers away. What is neither page nor file is redirected or
 * missing.
 * @param files addresses that answer with something else than a page
 */
export function linkFindings(
  pages: readonly BuiltPage[],
  origin: string,
  files: ReadonlySet<string>,
): string[] {
  const languages = new Map(pages.map((page) => [page.path, languageOf(page)]))
  return pages.flatMap((page) =>
    internalLinks(page, origin).flatMap(({ path, search, language, rel }) => {
      if (search && !rel.includes('nofollow')) {
        return [`${page.path}: crawlers follow ${path}${search}`]
      }
      const found = languages.get(path)
      if (found === undefined) return files.has(path) ? [] : [`${page.path}: no page at ${path}`]
      if (found === (language ?? languageOf(page))) return []
      return [`${page.path}: leads to a page in ${found} without saying so: ${path}`]
    }),
  )
}

/** Addresses on this site that pages lead to, without query and hash, each once. */
export function linkedPaths(pages: readonly BuiltPage[], origin: string): string[] {
  const links = pages.flatMap((page) => internalLinks(page, origin))
  return [...new Set(links.map(({ path }) => path))]
}

function internalLinks({ path: from, document }: BuiltPage, origin: string) {
  return document.querySelectorAll('a[href]').flatMap((link) => {
    const { origin: to, pathname, search } = new URL(link.getAttribute('href')!, origin + from)
    if (to !== origin) return []
    const [language, rel = ''] = ['hreflang', 'rel'].map((name) => link.getAttribute(name))
    return [{ path: pathname, search, language, rel }]
  })
}
