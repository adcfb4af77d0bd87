import type { PageContextServer } from 'vike/types'
import type { MenuLink, MenuLinks } from '../components/shell/navigation.ts'
import {
  featuredStories,
  industryEntry,
  industrySlugs,
  servicePage,
} from '../content/load.server.ts'
import { serviceSlugs } from '../content/schema.ts'
import { messagesFor } from '../locales/catalog.server.ts'
import type { Locale } from '../locales/locales.ts'
import { routes } from '../locales/route-table.ts'
import { currentRoute } from './current-route.ts'

/** Catalogs that every page has: shell, figures, forms and the names of what we do. */
const everywhere = ['common', 'claims', 'forms', 'taxonomy']

/** Gives the page the messages of its own catalogs and what the menus list. */
export function onBeforeRender(pageContext: PageContextServer) {
  const route = currentRoute(pageContext)
  const namespaces = route ? routes[route.id].namespaces : ['errors']
  const { locale } = pageContext
  return {
    pageContext: {
      locale,
      messages: messagesFor(locale, [...new Set([...everywhere, ...namespaces])]),
      menu: menuLinks(locale),
    },
  }
}

function menuLinks(locale: Locale): MenuLinks {
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
    'success-stories': featuredStories(locale).map(({ slug, title, summary }) => ({
      route: 'success-stories.story',
      params: { story: slug },
      title,
      summary,
    })),
  }
}
