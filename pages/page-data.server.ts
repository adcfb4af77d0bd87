import { pageText } from '../components/text/page-text.ts'
import { company } from '../content/company.ts'
import { messagesFor } from '../locales/catalog.server.ts'
import type { Locale } from '../locales/locales.ts'
import type { RouteRecord } from '../locales/route-record.ts'
import { routes } from '../locales/route-table.ts'
import { matchRoute, type RouteId } from '../locales/routes.ts'

/** What data hooks of pages have in common. */
export type PageData = { noindex?: boolean; head?: { title: string; description: string } }

type Context = {
  locale: Locale
  routeParams: Record<string, string>
  urlParsed: { search: Record<string, string> }
}

const dataHooks = import.meta.glob<(context: Context) => PageData>(
  // The site map holds the words of all pages and would be found by each of them.
  ['./**/+data.ts', '!./search/**', '!./sitemap/**', '!./_error/**'],
  { eager: true, import: 'data' },
)

const records: Record<RouteId, RouteRecord> = routes

/** What the data hook of a page gives to it; undefined for a page without one. */
export function pageData(id: RouteId, path: string, locale: Locale): PageData | undefined {
  const routeParams = matchRoute(path)?.params ?? {}
  return dataHook(id)?.({ locale, routeParams, urlParsed: { search: {} } })
}

/**
 * Title and description of a page whose content gives none, from messages; the home page by its short name.
 * @throws RangeError for a route without them
 */
export function headFromMessages(
  id: RouteId,
  locale: Locale,
): { title: string; description: string } {
  const { namespaces, title, description, label } = records[id]
  const messages = messagesFor(locale, ['common', 'claims', ...namespaces])
  const text = pageText({ locale, messages }) as (id: string, values: object) => string
  if (!title || !description) throw new RangeError(`Nothing gives the page "${id}" its title`)
  const values = { company: company.name }
  return {
    title: text(id === 'home' ? label : title, values),
    description: text(description, values),
  }
}

/** The data hook of a page folder; the folder of a list of a family is `index`. */
function dataHook(id: RouteId) {
  const folder = `.${routes[id].path === '/' ? '' : routes[id].path}`
  return dataHooks[`${folder}/+data.ts`] ?? dataHooks[`${folder}/index/+data.ts`]
}
