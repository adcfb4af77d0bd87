import type { RouteRecord } from './route-record.ts'
import { routes } from './route-table.ts'
import { extractLocale, href, type RouteId } from './routes.ts'

type Successor = { id: RouteId; params: Record<string, string> }

const successors = new Map(
  Object.entries<RouteRecord>(routes).flatMap(([id, { from = {} }]) =>
    Object.entries(from).map(([path, params]): [string, Successor] => [
      path,
      { id: id as RouteId, params },
    ]),
  ),
)

/** Earlier paths of pages, in English. */
export const movedPaths: readonly string[] = [...successors.keys()]

/** Where the page of an earlier path is now, in the same language; undefined for any other path. */
export function movedTo(pathname: string): string | undefined {
  const { locale, path } = extractLocale(pathname)
  const successor = successors.get(path)
  return successor && href(successor.id, locale, successor.params)
}
