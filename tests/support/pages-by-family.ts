import { listedPages } from './listed-pages.ts'

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
