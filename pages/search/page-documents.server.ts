import type { SearchDocument } from '../../components/search/search-document.ts'
import { pageText } from '../../components/text/page-text.ts'
import { company } from '../../content/company.ts'
import { messagesFor } from '../../locales/catalog.server.ts'
import { defaultLocale, type Locale } from '../../locales/locales.ts'
import type { RouteRecord } from '../../locales/route-record.ts'
import { routes } from '../../locales/route-table.ts'
import { href, matchRoute, type RouteId } from '../../locales/routes.ts'
import { documentOf } from './document-of.ts'
import { type PageWords, pageWords } from './page-words.ts'

type PageData = { noindex?: boolean; head?: { title: string; description: string } }
type Context = {
  locale: Locale
  routeParams: Record<string, string>
  urlParsed: { search: Record<string, string> }
}

const dataHooks = import.meta.glob<(context: Context) => PageData>(
  // The site map holds the words of all pages and would be found by each of them.
  ['../**/+data.ts', '!../search/**', '!../sitemap/**', '!../_error/**'],
  { eager: true, import: 'data' },
)
const addressHooks = import.meta.glob<() => string[]>('../**/+onBeforePrerenderStart.ts', {
  eager: true,
  import: 'onBeforePrerenderStart',
})

const records: Record<RouteId, RouteRecord> = routes

/** Kinds of routes that are groups of their own among the results. */
const kinds: Partial<Record<string, SearchDocument['kind']>> = { story: 'story', post: 'post' }

/** A page that can be found, with its questions. */
export type FoundPage = { document: SearchDocument; questions: PageWords['questions'] }

/**
 * Every page that search engines may list, from the route table and what its own data hook gives to it;
 * not the further pages of lists, whose entries are found themselves.
 */
export function pageDocuments(locale: Locale): FoundPage[] {
  return (Object.keys(routes) as RouteId[])
    .filter((id) => records[id].index === true && !(records[id].kind === 'list' && isFamily(id)))
    .flatMap((id) => addressesOf(id).map((path) => ({ id, path })))
    .flatMap(({ id, path }) => pageDocument(id, path, locale) ?? [])
}

function isFamily(id: RouteId): boolean {
  return routes[id].path.includes('@')
}

/** English paths of a route; of a family those that its page folder lists. */
function addressesOf(id: RouteId): string[] {
  if (!isFamily(id)) return [href(id, defaultLocale)]
  const list = addressHooks[hookFile(id, '+onBeforePrerenderStart.ts')]
  if (!list) throw new RangeError(`The pages of "${id}" do not list their addresses`)
  return list()
}

function pageDocument(id: RouteId, path: string, locale: Locale): FoundPage | undefined {
  const routeParams = matchRoute(path)?.params ?? {}
  const hook = dataHooks[hookFile(id, '+data.ts')]
  const data = hook?.({ locale, routeParams, urlParsed: { search: {} } })
  if (data?.noindex) return undefined
  const { title, description } = data?.head ?? headFromMessages(id, locale)
  const { headings, texts, questions } = pageWords(data)
  const kind = kinds[records[id].kind] ?? 'page'
  return {
    document: documentOf({ kind, path, title, summary: description, headings, texts }),
    questions,
  }
}

function headFromMessages(id: RouteId, locale: Locale): { title: string; description: string } {
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
  const folder = `..${routes[id].path === '/' ? '' : routes[id].path}`
  const files = [`${folder}/${name}`, `${folder}/index/${name}`]
  return files.find((file) => file in dataHooks || file in addressHooks) ?? files[0]!
}
