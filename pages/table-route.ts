import type { PageContext } from 'vike/types'
import { matchRoute } from '../locales/addresses.ts'
import type { RouteId } from '../locales/route-table.ts'

/** Route function of a page that shares the shape of its path with others: the route table decides. */
export function tableRoute(id: RouteId) {
  return ({ urlPathname }: PageContext) => {
    const found = matchRoute(urlPathname)
    return found?.id === id ? { routeParams: found.params } : false
  }
}
