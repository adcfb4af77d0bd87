import { readdirSync, readFileSync } from 'node:fs'
import { categoriesOf, pageCount, tagsOf } from '../../content/blog-lists.ts'
import type { PostFacts } from '../../content/post.ts'
import type { Locale } from '../../locales/locales.ts'
import { routes, type FamilyId, type RouteId } from '../../locales/route-table.ts'
import { localizedPath, matchRoute } from '../../locales/addresses.ts'

/** An address that answers with a page, and the route it belongs to. */
export type ListedPage = { id: RouteId; path: string }

/** Every pre-rendered address of one locale, from the route table and the content folders. */
export function listedPages(locale: Locale): ListedPage[] {
  return (Object.keys(routes) as RouteId[]).flatMap((id) =>
    pathsOf(id)
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

function pathsOf(id: RouteId): string[] {
  const { path, onRequest } = routes[id]
  if (onRequest) return []
  return isFamily(id) ? valuesOf[id]().map((value) => path.replace(/@\w+/, value)) : [path]
}

function isFamily(id: RouteId): id is FamilyId {
  return routes[id].path.includes('@')
}

const foldersOf = (kind: string) => () => readdirSync(`content/${kind}`)

/** Values of a route's parameter, found without the registry of pages, which they are held against. */
const valuesOf: Record<FamilyId, () => string[]> = {
  'success-stories.story': foldersOf('success-stories'),
  'work-samples.sample': foldersOf('work-samples'),
  'industries.industry': foldersOf('industries'),
  'hire.role': foldersOf('hire'),
  'hire.skill': foldersOf('hire'),
  'hire.country': foldersOf('hire'),
  'procurement.document': foldersOf('documents'),
  'blog.post': foldersOf('blog'),
  'blog.page': () => Array.from({ length: pageCount(postEntries()) - 1 }, (_, at) => `${at + 2}`),
  'blog.category': () => categoriesOf(postEntries()).map(({ category }) => category),
  'blog.tag': () => tagsOf(postEntries()).map(({ slug }) => slug),
}

/** Facts of the posts, read without the reader of `content`, which needs the build. */
function postEntries(): PostFacts[] {
  return readdirSync('content/blog').map((slug) =>
    JSON.parse(readFileSync(`content/blog/${slug}/entry.json`, 'utf8')),
  )
}
