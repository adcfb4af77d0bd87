import type { PageContextServer } from 'vike/types'
import { featuredStories } from '../content/load.server.ts'
import { messagesFor } from '../locales/catalog.server.ts'
import { routes } from '../locales/routes.ts'
import { currentRoute } from './current-route.ts'

/** Gives the page the messages of its own catalogs and the stories that the menus show. */
export function onBeforeRender(pageContext: PageContextServer) {
  const route = currentRoute(pageContext)
  const namespaces = route ? routes[route.id].namespaces : ['errors']
  const { locale } = pageContext
  return {
    pageContext: {
      locale,
      messages: messagesFor(locale, [...new Set(['common', 'claims', 'forms', ...namespaces])]),
      menuStories: featuredStories(locale).map(({ slug, title, summary }) => ({
        slug,
        title,
        summary,
      })),
    },
  }
}
