import type { PageContextServer } from 'vike/types'
import { markedMessages } from '../components/l10n-preview/marked-messages.ts'
import type { MenuLink, MenuLinks } from '../components/shell/navigation.ts'
import type { Messages } from '../components/text/IntlRoot.tsx'
import { memoize } from '../content/memoize.ts'
import { sourcesOf } from '../content/sources-of.server.ts'
import { messagesFor } from '../locales/catalog.server.ts'
import { defaultLocale, type Locale } from '../locales/locales.ts'
import { routes } from '../locales/route-table.ts'
import { catalogsOfEveryPage } from './catalogs-of-every-page.ts'
import { currentRoute } from './current-route.ts'
import { markedAs } from './marked-as.ts'
import { offeredLocales } from './offered-locales.ts'
import type { Page } from './registry/page.ts'
import { findPage, pageLocales, pages } from './registry/pages.ts'

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
  const ofKind = (kind: Page['kind']) => all.filter((page) => page.kind === kind).map(menuLink)
  return {
    services: ofKind('service'),
    industries: ofKind('industry'),
    hire: ofKind('hire'),
    'success-stories': ofKind('story').slice(0, featuredStories),
  }
})

/** How many stories menus and footer show. */
const featuredStories = 3

function menuLink({ id, kind, params, industry, name, head }: Page): MenuLink {
  const link = { route: id, ...(Object.keys(params).length > 0 ? { params } : {}) }
  if (industry) return { ...link, industry }
  const summary = kind === 'hire' ? {} : { summary: head.description }
  return { ...link, title: name, ...summary }
}
