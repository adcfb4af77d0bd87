import type { SearchDocument } from '../../components/search/search-document.ts'
import { defaultLocale, type Locale } from '../../locales/locales.ts'
import type { RouteRecord } from '../../locales/route-record.ts'
import { routes } from '../../locales/route-table.ts'
import { href, type RouteId } from '../../locales/routes.ts'
import { familyPaths } from '../family-paths.ts'
import { headFromMessages, pageData } from '../page-data.server.ts'
import { documentOf } from './document-of.ts'
import { type PageWords, pageWords } from './page-words.ts'

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

/** English paths of a route. */
function addressesOf(id: RouteId): string[] {
  return isFamily(id) ? familyPaths(id) : [href(id, defaultLocale)]
}

function pageDocument(id: RouteId, path: string, locale: Locale): FoundPage | undefined {
  const data = pageData(id, path, locale)
  if (data?.noindex) return undefined
  const { title, description } = data?.head ?? headFromMessages(id, locale)
  const { headings, texts, questions } = pageWords(data)
  const kind = kinds[records[id].kind] ?? 'page'
  return {
    document: documentOf({ kind, path, title, summary: description, headings, texts }),
    questions,
  }
}
