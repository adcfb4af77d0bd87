import type { PageContextServer } from 'vike/types'
import { markedMessages } from '../components/l10n-preview/marked-messages.ts'
import type { MenuLink, MenuLinks } from '../components/shell/navigation.ts'
import type { Messages } from '../components/text/IntlRoot.tsx'
import { hireCountryPage, rolePage, skillPage } from '../content/load-hire.server.ts'
import {
  featuredStories,
  industryEntry,
  industrySlugs,
  servicePage,
} from '../content/load.server.ts'
import { remembered } from '../content/remembered.ts'
import { serviceSlugs } from '../content/schema.ts'
import { type HireCountry, hireCountries, roles, skills } from '../content/taxonomy.ts'
import { messagesFor } from '../locales/catalog.server.ts'
import { defaultLocale, type Locale } from '../locales/locales.ts'
import { routes } from '../locales/route-table.ts'
import { catalogsOfEveryPage } from './catalogs-of-every-page.ts'
import { currentRoute } from './current-route.ts'
import { markedAs } from './marked-as.ts'
import { offeredLocales } from './offered-locales.ts'
import { pageLocales } from './page-locales.ts'

/** Gives the page the messages of its own catalogs and what the menus list. */
export function onBeforeRender(pageContext: PageContextServer) {
  const route = currentRoute(pageContext)
  const namespaces = route ? routes[route.id].namespaces : ['errors']
  const { locale } = pageContext
  return {
    pageContext: {
      locale,
      messages: shownMessages(pageContext, [...new Set([...catalogsOfEveryPage, ...namespaces])]),
      menu: menuLinks(locale),
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

const menuLinks = remembered((locale: Locale): MenuLinks => {
  return {
    services: serviceSlugs.map((slug) => {
      const { name, summary } = servicePage(locale, slug).text
      return { route: `services.${slug}`, title: name, summary }
    }),
    industries: industrySlugs().map((slug): MenuLink => {
      const { industry } = industryEntry(slug)
      return slug === 'healthcare'
        ? { route: 'industries.healthcare', industry }
        : { route: 'industries.industry', params: { industry: slug }, industry }
    }),
    hire: hireLinks(locale),
    'success-stories': featuredStories(locale).map(({ slug, title, summary }) => ({
      route: 'success-stories.story',
      params: { story: slug },
      title,
      summary,
    })),
  }
})

function hireLinks(locale: Locale): MenuLink[] {
  const countries = Object.keys(hireCountries) as HireCountry[]
  return [
    ...roles.map((role): MenuLink => {
      const title = rolePage(locale, role).text.name
      return { route: 'hire.role', params: { role }, title }
    }),
    ...skills.map((skill): MenuLink => {
      const title = skillPage(locale, skill).text.name
      return { route: 'hire.skill', params: { skill }, title }
    }),
    ...countries.map((country): MenuLink => {
      const title = hireCountryPage(locale, country).text.name
      return { route: 'hire.country', params: { country }, title }
    }),
  ]
}
