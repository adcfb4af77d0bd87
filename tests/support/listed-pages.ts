import { readdirSync, readFileSync } from 'node:fs'
import { categoriesOf, pageCount, tagsOf } from '../../content/blog-lists.ts'
import type { PostFacts } from '../../content/post.ts'
import type { Locale } from '../../locales/locales.ts'
import type { RouteRecord } from '../../locales/route-record.ts'
import { routes } from '../../locales/route-table.ts'
import { localizedPath, matchRoute, type RouteId } from '../../locales/routes.ts'

/** An address that answers with a page, and the route it belongs to. */
export type ListedPage = { id: RouteId; path: string }

/** Every pre-rendered address of one locale, from the route table and the content folders. */
export function listedPages(locale: Locale): ListedPage[] {
  return (Object.keys(routes) as RouteId[]).flatMap((id) =>
    pathsOf(routes[id])
      // A page of its own comes before the family whose pattern fits it too.
      .filter((path) => matchRoute(path)?.id === id)
      .map((path) => ({ id, path: localizedPath(path, locale) })),
  )
}

/** Leaves one address of each family of pages; without a list of families, of all of them. */
export function oneOfEach(all: readonly ListedPage[], families?: readonly RouteId[]): ListedPage[] {
  return all.filter(
    ({ id }, at) =>
      (families && !families.includes(id)) || all.findIndex((other) => other.id === id) === at,
  )
}

function pathsOf({ path, entries }: RouteRecord): string[] {
  // Without entries a parameter is known to one visitor only: the page is rendered on request.
  if (!entries) return path.includes('@') ? [] : [path]
  return valuesOf(entries).map((value) => path.replace(/@\w+/, value))
}

function valuesOf(entries: NonNullable<RouteRecord['entries']>): string[] {
  switch (entries) {
    case 'blog-pages':
      return Array.from({ length: pageCount(postEntries()) - 1 }, (_, at) => `${at + 2}`)
    case 'blog-categories':
      return categoriesOf(postEntries()).map(({ category }) => category)
    case 'blog-tags':
      return tagsOf(postEntries()).map(({ slug }) => slug)
    default:
      return readdirSync(`content/${entries}`)
  }
}

/** Facts of the posts, read without the reader of `content`, which needs the build. */
function postEntries(): PostFacts[] {
  return readdirSync('content/blog').map((slug) =>
    JSON.parse(readFileSync(`content/blog/${slug}/entry.json`, 'utf8')),
  )
}
