import type { PageContextServer } from 'vike/types'
import { markedMessages } from '../components/l10n-preview/id-marks.ts'
import type { MenuColumn, MenuLink, MenuLinks } from '../components/shell/navigation.ts'
import { type MenuId, menus } from '../locales/menus.ts'
import { type Messages, createTranslator } from '../components/text/IntlRoot.tsx'
import { memoize } from '../content/memoize.ts'
import { sourcesOf } from '../content/cited-sources.server.ts'
import { type Industry, type IndustryGroupId, industryGroups } from '../content/taxonomy.ts'
import { catalogMessages } from '../locales/catalog.server.ts'
import { defaultLocale, type Locale, localeRecord } from '../locales/locales.ts'
import type { MenuNote } from '../locales/route-record.ts'
import { routeRecords } from '../locales/route-records.ts'
import { catalogsOfEveryPage, routes } from '../locales/route-table.ts'
import { type RouteId, href } from '../locales/routes.ts'
import { currentRoute, markedAs } from './current-page.ts'
import type { Page } from './registry/page.ts'
import { findPage, pageLocales, pages } from './registry/pages.ts'
import type { OfferedLocale } from '../components/shell/LocaleSuggestion.tsx'

const industryGroupIds = Object.keys(industryGroups) as IndustryGroupId[]

/** Gives the page its head, the messages of its own catalogs and what the menus list. */
export function onBeforeRender(pageContext: PageContextServer) {
  const route = currentRoute(pageContext)
  const namespaces = route ? routes[route.id].namespaces : ['errors']
  const { locale } = pageContext
  const page = route && findPage(locale, route.id, route.params)
  const own = page?.ownText
  const head = pageContext.data?.head ?? page?.head
  return {
    pageContext: {
      locale,
      head: head && { ...head, name: page?.name ?? head.title },
      messages: shownMessages(pageContext, [...new Set([...catalogsOfEveryPage, ...namespaces])]),
      menu: menuLinks(locale),
      sources: own ? sourcesOf(own.folder, own.slug, locale) : [],
      pageLocales: route ? pageLocales(route.id, route.params) : [],
      offeredLocales: route ? offeredLocales(locale, route) : [],
    },
  }
}

function shownMessages(pageContext: PageContextServer, namespaces: readonly string[]): Messages {
  const messages = catalogMessages(pageContext.locale, namespaces)
  const mode = __L10N_PREVIEW__ ? markedAs(pageContext) : undefined
  return mode
    ? markedMessages(messages, mode, catalogMessages(defaultLocale, namespaces))
    : messages
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
  return group ? [`industries.${group}`] : (routeRecords[id].menu ?? [])
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
  const note = routeRecords[id].menuNote ?? (isGrouped(industry) ? noteOf(industry) : undefined)
  const link = {
    route: id,
    ...(Object.keys(params).length > 0 ? { params } : {}),
    ...(note ? { note } : {}),
  }
  return industry ? { ...link, industry } : { ...link, title }
}

type Route = { id: RouteId; params: Record<string, string> }

/** A page in its other live languages, each in its own words. */
function offeredLocales(shown: Locale, { id, params }: Route): OfferedLocale[] {
  return pageLocales(id, params)
    .map(localeRecord)
    .filter(({ code, state }) => code !== shown && state === 'live')
    .map(({ code, dir }) => {
      const text = createTranslator({ locale: code, messages: catalogMessages(code, ['common']) })
      return {
        code,
        dir,
        path: href(id, code, params),
        texts: {
          name: text('common.suggestion.name'),
          text: text('common.suggestion.text'),
          follow: text('common.suggestion.follow'),
          close: text('common.suggestion.close'),
        },
      }
    })
}
