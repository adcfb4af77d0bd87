import type { PageContextServer } from 'vike/types'
import { markedMessages } from '../components/l10n-preview/id-marks.ts'
import { type Messages } from '../components/text/IntlRoot.tsx'
import { sourcesOf } from '../content/cited-sources.server.ts'
import { catalogMessages } from '../locales/catalog.server.ts'
import { translator } from '../locales/translator.server.ts'
import { defaultLocale, type Locale, localeRecord } from '../locales/locales.ts'
import { catalogsOfEveryPage, routes, type RouteId } from '../locales/route-table.ts'
import { href } from '../locales/addresses.ts'
import { currentRoute, modeToServe } from './current-page.ts'
import { menuLinks } from './menu-links.ts'
import { findPage, pageLocales } from './registry/pages.ts'
import type { OfferedLocale } from '../components/shell/LocaleSuggestion.tsx'

/** Gives the page its head, the messages of its own catalogs and what the menus list. */
export function onBeforeRender(pageContext: PageContextServer) {
  const route = currentRoute(pageContext)
  const catalogs = route ? routes[route.id].catalogs : ['errors']
  const { locale } = pageContext
  const page = route && findPage(locale, route.id, route.params)
  const own = page?.ownText
  const head = pageContext.data?.head ?? page?.head
  return {
    pageContext: {
      locale,
      head: head && { ...head, name: page?.name ?? head.title },
      messages: shownMessages(pageContext, [...new Set([...catalogsOfEveryPage, ...catalogs])]),
      menu: menuLinks(locale),
      sources: own ? sourcesOf(own.folder, own.slug, locale) : [],
      pageLocales: route ? pageLocales(route.id, route.params) : [],
      offeredLocales: route ? offeredLocales(locale, route) : [],
    },
  }
}

function shownMessages(pageContext: PageContextServer, catalogs: readonly string[]): Messages {
  const messages = catalogMessages(pageContext.locale, catalogs)
  const mode = __L10N_PREVIEW__ ? modeToServe(pageContext) : undefined
  return mode ? markedMessages(messages, mode, catalogMessages(defaultLocale, catalogs)) : messages
}

type Route = { id: RouteId; params: Record<string, string> }

/** A page in its other live languages, each in its own words. */
function offeredLocales(shown: Locale, { id, params }: Route): OfferedLocale[] {
  return pageLocales(id, params)
    .map(localeRecord)
    .filter(({ code, state }) => code !== shown && state === 'live')
    .map(({ code, dir }) => {
      const text = translator(code, ['common'])
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
