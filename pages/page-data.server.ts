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
const addressHooks = import.meta.glob<() => string[]>('./**/+onBeforePrerenderStart.ts', {
  eager: true,
  import: 'onBeforePrerenderStart',
})

const records: Record<RouteId, RouteRecord> = routes

/** What the data hook of a page gives to it; undefined for a page without one. */
export function pageData(id: RouteId, path: string, locale: Locale): PageData | undefined {
  const routeParams = matchRoute(path)?.params ?? {}
  return dataHooks[hookFile(id, '+data.ts')]?.({ locale, routeParams, urlParsed: { search: {} } })
}

/**
 * English paths of the pages of a family, as its page folder lists them.
 * @throws RangeError for a family that does not
 */
export function familyAddresses(id: RouteId): string[] {
  const list = addressHooks[hookFile(id, '+onBeforePrerenderStart.ts')]
  if (!list) throw new RangeError(`The pages of "${id}" do not list their addresses`)
  return list()
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

/** A hook of a page folder, relative to this one; the folder of a list of a family is `index`. */
function hookFile(id: RouteId, name: string): string {
  const folder = `.${routes[id].path === '/' ? '' : routes[id].path}`
  const files = [`${folder}/${name}`, `${folder}/index/${name}`]
  return files.find((file) => file in dataHooks || file in addressHooks) ?? files[0]!
}
