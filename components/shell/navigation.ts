import type { Industry } from '../../content/taxonomy.ts'
import { type MenuId, menus } from '../../locales/menus.ts'
import type { MessageId } from '../../locales/messages.d.ts'
import type { MenuNote, RouteRecord } from '../../locales/route-record.ts'
import { routes, type RouteId } from '../../locales/route-table.ts'

/** The route the visitor is on, with the parameters of its path; undefined on error pages. */
export type CurrentRoute = { id: RouteId; params: Record<string, string> } | undefined

export const menuIds = Object.keys(menus) as MenuId[]

type MenuHeading = { [Id in MenuId]: (typeof menus)[Id][keyof (typeof menus)[Id]] }[MenuId]

/** A page as the menus show it: under its short title, or under the name of its industry. */
export type MenuLink = {
  route: RouteId
  params?: Record<string, string>
  note?: MenuNote
} & ({ title: string; industry?: undefined } | { title?: undefined; industry: Industry })

export type MenuColumn = { id: string; heading: MenuHeading; links: readonly MenuLink[] }

/** What menus and footer list. */
export type MenuLinks = Readonly<Record<MenuId, readonly MenuColumn[]>>

/** What a menu needs of the page it stands on. */
export type ShellProps = { current: CurrentRoute; menu: MenuLinks }

/** The way on that ends a menu. */
export const menuEnds = {
  services: { route: 'services', label: 'common.menu.services-end' },
  industries: { route: 'industries', label: 'common.menu.industries-end' },
  hire: { route: 'hire', label: 'common.menu.hire-end' },
  company: { route: 'contact-us', label: 'common.route.contact-us' },
} as const satisfies Record<MenuId, { route: RouteId; label: MessageId }>

const ids = Object.keys(routes) as RouteId[]

/** Routes that the route table offers in one menu, in its order. */
export function routesIn(menu: NonNullable<RouteRecord['menu']>[number]): RouteId[] {
  return ids.filter((id) => routes[id].menu?.includes(menu))
}

/** Message id of a route's short name. */
export function labelOf(id: RouteId) {
  return routes[id].label
}

/** The same in the bar of the header, where room is short. */
export function barLabelOf(id: RouteId) {
  const { barLabel, label } = routes[id]
  return barLabel ?? label
}

/** Routes above one, the home page first; none above the home page itself. */
export function routesAbove(id: RouteId): RouteId[] {
  const { parent } = routes[id]
  return parent === null ? [] : [...routesAbove(parent as RouteId), parent as RouteId]
}

/** Whether a menu entry stands for the current page or for a page above it. */
export function isCurrentBranch(id: RouteId, current: CurrentRoute): boolean {
  return current !== undefined && (current.id === id || routes[current.id].parent === id)
}

/** Whether a menu lists the current page or others of its kind, or ends with the way to it. */
export function isCurrentMenu(
  menu: MenuId,
  columns: readonly MenuColumn[],
  current: CurrentRoute,
): boolean {
  return (
    current !== undefined &&
    (menuEnds[menu].route === current.id ||
      linksOf(columns).some(({ route }) => route === current.id))
  )
}

/** Whether a link of the menus leads to the current page. */
export function isCurrentLink({ route, params = {} }: MenuLink, current: CurrentRoute): boolean {
  return (
    route === current?.id &&
    Object.entries(params).every(([name, value]) => current.params[name] === value)
  )
}

/** All links of a menu, column by column. */
export function linksOf(columns: readonly MenuColumn[]): MenuLink[] {
  return columns.flatMap(({ links }) => links)
}

/** What of the current page the menus show: the link that leads to it, or else the branch that it is on. */
export function positionInMenus(current: CurrentRoute, menu: MenuLinks): string {
  if (!current) return ''
  const isListed = menuIds.some((id) =>
    linksOf(menu[id]).some((link) => isCurrentLink(link, current)),
  )
  return isListed ? JSON.stringify(current) : current.id
}
