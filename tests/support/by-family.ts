import { matchRoute } from '../../locales/addresses.ts'
import { builtHtml } from './crawler/built-pages.ts'
import { listedPages } from './listed-pages.ts'

type HtmlFile = { name: string; html: string }

/** The HTML files of the build in one language, by the route that they belong to. */
export function htmlByFamily(locale: 'en' | 'de'): { family: string; files: HtmlFile[] }[] {
  const families = new Map<string, HtmlFile[]>()
  for (const file of builtHtml()) {
    const german = file.name.startsWith('de/')
    if (german !== (locale === 'de')) continue
    const family = familyOf(file.name.replace(/^de\//, ''))
    families.set(family, [...(families.get(family) ?? []), file])
  }
  return [...families].map(([family, files]) => ({ family, files }))
}

/** Files without a route answer where no page was found, or where something broke. */
function familyOf(name: string): string {
  const path = `/${name}`.replace(/\/index\.html$/, '') || '/'
  return matchRoute(path)?.id ?? 'answers'
}

/** A route with the paths of its pages in every live language. */
export type PageFamily = { id: string; pages: { locale: 'en' | 'de'; path: string }[] }

/** Every pre-rendered page by its route, as the route table and the content folders say. */
export function pagesByFamily(): PageFamily[] {
  const families = new Map<string, PageFamily>()
  for (const locale of ['en', 'de'] as const) {
    for (const { id, path } of listedPages(locale)) {
      const family = families.get(id) ?? { id, pages: [] }
      family.pages.push({ locale, path })
      families.set(id, family)
    }
  }
  return [...families.values()]
}
