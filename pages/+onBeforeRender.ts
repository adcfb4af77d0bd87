import type { PageContextServer } from 'vike/types'
import { markedMessages } from '../components/l10n-preview/marked-messages.ts'
import {
  type MenuColumn,
  type MenuId,
  type MenuLink,
  type MenuLinks,
  menus,
} from '../components/shell/navigation.ts'
import type { Messages } from '../components/text/IntlRoot.tsx'
import { memoize } from '../content/memoize.ts'
import { sourcesOf } from '../content/sources-of.server.ts'
import { type Industry, type IndustryGroupId, industryGroups } from '../content/taxonomy.ts'
import { messagesFor } from '../locales/catalog.server.ts'
import { defaultLocale, type Locale } from '../locales/locales.ts'
import type { MenuNote, RouteRecord } from '../locales/route-record.ts'
import { routes } from '../locales/route-table.ts'
import type { RouteId } from '../locales/routes.ts'
import { catalogsOfEveryPage } from './catalogs-of-every-page.ts'
import { currentRoute } from './current-route.ts'
import { markedAs } from './marked-as.ts'
import { offeredLocales } from './offered-locales.ts'
import type { Page } from './registry/page.ts'
import { findPage, pageLocales, pages } from './registry/pages.ts'

const records: Record<RouteId, RouteRecord> = routes
const industryGroupIds = Object.keys(industryGroups) as IndustryGroupId[]

/** Gives the page the messages of its own catalogs and what the menus list. */
export function onBeforeRender(pageContext: PageContextServer) {
  const route = currentRoute(pageContext)
  const namespaces = route ? routes[route.id].namespaces : ['errors']
  const { locale } = pageContext
  const own = route && findPage(locale, route.id, route.params)?.text
  return {
    pageContext: {
      locale,
      messages: shownMessages(pageContext, [...new Set([...catalogsOfEveryPage, ...namespaces])]),
      menu: menuLinks(locale),
      sources: own ? sourcesOf(own.kind, own.slug, locale) : [],
      pageLocales: route ? pageLocales(route.id, route.params) : [],
      offeredLocales: route ? offeredLocales(locale, route) : [],
    },
  }
}

function shownMessages(pageContext: PageContextServer, namespaces: readonly string[]): Messages {
  const messages = messagesFor(pageContext.locale, namespaces)
  const mode = __L10N_PREVIEW__ ? markedAs(pageContext) : undefined
  return mode ? markedMessages(messages, mode, messagesFor(defaultLocale, namespaces)) : messages
}

const menuLinks = memoize((locale: Locale): MenuLinks => {
  const all = pages(locale)
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
  const group = industryGroupIds.find((one) =>
    (industryGroups[one] as readonly string[]).includes(industry ?? ''),
  )
  return group ? [`industries.${group}`] : (records[id].menu ?? [])
}

/** An industry that has a page. */
type GroupedIndustry = (typeof industryGroups)[Exclude<IndustryGroupId, 'further'>][number]

function isGrouped(industry: Industry | undefined): industry is GroupedIndustry {
  return industry !== undefined && !(industryGroups.further as readonly string[]).includes(industry)
}

function noteOf(industry: GroupedIndustry): MenuNote {
  return `common.menu-note.${industry}`
}

function menuLink({ id, params, industry, title }: Page): MenuLink {
  const note = records[id].menuNote ?? (isGrouped(industry) ? noteOf(industry) : undefined)
  const link = {
    route: id,
    ...(Object.keys(params).length > 0 ? { params } : {}),
    ...(note ? { note } : {}),
  }
  return industry ? { ...link, industry } : { ...link, title }
}
