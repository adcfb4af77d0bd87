import type { RequestHandler, Router } from 'express'
import { canonicalPath } from './canonical-path.ts'
import { readsQuery } from './rendered-queries.ts'

/** What Express keeps of a route or a handler; its types know an earlier form. */
type Layer = {
  match: (path: string) => boolean
  /** Whether it stands at the root and so says nothing about paths. */
  slash: boolean
  route?: object
  handle: RequestHandler | Router
}

/**
 * Whether an app answers a path itself, by a redirect or by a route of its own, whatever the method: such a
 * path is never that of a file. It asks the routes that the app has, so that no list has to repeat them;
 * handlers without a path stand in the way of nothing, and neither does one for the query of a page.
 */
export function isEndpoint(router: Router, path: string): boolean {
  return canonicalPath(path) !== path || (!readsQuery(path) && hasRoute(router, path))
}

function hasRoute(router: Router, path: string): boolean {
  return (router.stack as unknown as Layer[]).some((layer) => {
    if (!layer.match(path)) return false
    if (layer.route || !layer.slash) return true
    return 'stack' in layer.handle && hasRoute(layer.handle, path)
  })
}
