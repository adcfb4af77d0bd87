import type { Industry } from '../../content/taxonomy.ts'
import type { RouteRecord } from '../../locales/route-record.ts'
import { routes } from '../../locales/route-table.ts'
import { type RouteId } from '../../locales/routes.ts'

/** The route the visitor is on, with the parameters of its path; undefined on error pages. */
export type CurrentRoute = { id: RouteId; params: Record<string, string> } | undefined

/** Entries of the header whose panels list what lies below them, in their order. */
export const menuGroupIds = ['services', 'industries', 'hire', 'success-stories'] as const

export type MenuGroupId = (typeof menuGroupIds)[number]

/** A page as the menus show it: under the title of its entry, or under the name of its industry. */
export type MenuLink = {
  route: RouteId
  params?: Record<string, string>
  summary?: string
} & ({ title: string; industry?: undefined } | { title?: undefined; industry: Industry })

/** What menus and footer list, by group. */
export type MenuLinks = Readonly<Record<MenuGroupId, readonly MenuLink[]>>

/** What a menu needs of the page it stands on. */
export type ShellProps = { current: CurrentRoute; menu: MenuLinks }

/** The way on that ends a panel. */
export const groupEnds = {
  services: 'services',
  industries: 'industries',
  hire: 'hire',
  'success-stories': 'success-stories',
} as const satisfies Record<MenuGroupId, RouteId>

const records: Record<RouteId, RouteRecord> = routes
const ids = Object.keys(routes) as RouteId[]

/** Routes that the route table offers in one menu, in its order. */
export function routesIn(menu: NonNullable<RouteRecord['menu']>[number]): RouteId[] {
  return ids.filter((id) => records[id].menu?.includes(menu))
}

/** Message id of a route's short name. */
export function labelOf(id: RouteId) {
  return routes[id].label
}

/** Routes above one, the home page first; none above the home page itself. */
export function routesAbove(id: RouteId): RouteId[] {
  const { parent } = records[id]
  return parent === null ? [] : [...routesAbove(parent as RouteId), parent as RouteId]
}

/** Whether a menu entry stands for the current page or for a page above it. */
export function isCurrentBranch(id: RouteId, current: CurrentRoute): boolean {
  return current !== undefined && (current.id === id || records[current.id].parent === id)
}

/**
 * Whether the current page is of the kind that a group lists, or the page that the group is named
 * after.
 */
export function isCurrentGroup(
  group: MenuGroupId,
  links: readonly MenuLink[],
  current: CurrentRoute,
): boolean {
  return current?.id === group || links.some(({ route }) => route === current?.id)
}

/** Whether a link of the menus leads to the current page. */
export function isCurrentLink({ route, params = {} }: MenuLink, current: CurrentRoute): boolean {
  return (
    route === current?.id &&
    Object.entries(params).every(([name, value]) => current.params[name] === value)
  )
}

/** What of the current page the menus show: the link that leads to it, or else the branch that it is on. */
export function positionInMenus(current: CurrentRoute, menu: MenuLinks): string {
  if (!current) return ''
  const isListed = menuGroupIds.some((group) =>
    menu[group].some((link) => isCurrentLink(link, current)),
  )
  return isListed ? JSON.stringify(current) : current.id
}
