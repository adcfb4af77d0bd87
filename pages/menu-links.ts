import type { MenuColumn, MenuLink, MenuLinks } from '../components/shell/navigation.ts'
import { memoizeReader } from '../locales/memoize-reader.server.ts'
import {
  groupOfIndustry,
  type Industry,
  industryGroups,
  isOneOf,
  type PagedIndustry,
} from '../content/taxonomy.ts'
import type { Locale } from '../locales/locales.ts'
import { type MenuId, menus } from '../locales/menus.ts'
import type { MenuNote } from '../locales/route-record.ts'
import { routes } from '../locales/route-table.ts'
import type { Page } from './registry/page.ts'
import { pagesOfRoute, routeIds } from './registry/pages.ts'

/** What the menus list in one language: pages, by the columns that the route table and the taxonomy give them. */
export const menuLinks = memoizeReader((locale: Locale): MenuLinks => {
  const all = routeIds
    .filter((id) => routes[id].menu || routes[id].kind === 'industry')
    .flatMap((id) => pagesOfRoute(locale, id))
  const columnsOf = (menu: MenuId): MenuColumn[] =>
    Object.entries<MenuColumn['heading']>(menus[menu]).map(([id, heading]) => ({
      id,
      heading,
      links: all.filter((page) => placesOf(page).includes(`${menu}.${id}`)).map(menuLink),
    }))
  return {
    services: columnsOf('services'),
    industries: columnsOf('industries'),
    hire: columnsOf('hire'),
    company: columnsOf('company'),
  }
})

function placesOf({ id, industry }: Page): readonly string[] {
  return industry ? [`industries.${groupOfIndustry(industry)}`] : (routes[id].menu ?? [])
}

function isPaged(industry: Industry | undefined): industry is PagedIndustry {
  return industry !== undefined && !isOneOf(industryGroups.further, industry)
}

function noteOf(industry: PagedIndustry): MenuNote {
  return `common.menu-note.${industry}`
}

function menuLink({ id, params, industry, title }: Page): MenuLink {
  const note = routes[id].menuNote ?? (isPaged(industry) ? noteOf(industry) : undefined)
  const link = {
    route: id,
    ...(Object.keys(params).length > 0 ? { params } : {}),
    ...(note ? { note } : {}),
  }
  return industry ? { ...link, industry } : { ...link, title }
}
