import { type RouteId, type RouteRecord, routes } from '../../locales/routes.ts'

/** The route the visitor is on, with the parameters of its path; undefined on error pages. */
export type CurrentRoute = { id: RouteId; params: Record<string, string> } | undefined

/** A story as the menus show it. */
export type MenuStory = { slug: string; title: string; summary: string }

const records: Record<RouteId, RouteRecord> = routes
const ids = Object.keys(routes) as RouteId[]

/** Routes that the route table offers in one menu, in its order (rulings 3). */
export function routesIn(menu: NonNullable<RouteRecord['menu']>[number]): RouteId[] {
  return ids.filter((id) => records[id].menu?.includes(menu))
}

/** Message id of a route's short name. */
export function labelOf(id: RouteId) {
  return routes[id].label
}

/** Whether a menu entry stands for the current page or for a page above it. */
export function isCurrentBranch(id: RouteId, current: CurrentRoute): boolean {
  return current !== undefined && (current.id === id || records[current.id].parent === id)
}
