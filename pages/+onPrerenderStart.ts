import type { PageContextServer, PrerenderContext } from 'vike/types'
import { locales } from '../locales/locales.ts'
import { localizedPath, matchRoute } from '../locales/routes.ts'
import { pageLocales } from './page-locales.ts'

/** Multiplies the addresses, which are English, by the languages that have the page. */
export function onPrerenderStart(prerenderContext: PrerenderContext) {
  const pageContexts = prerenderContext.pageContexts.flatMap((pageContext) =>
    localesOf(pageContext.urlOriginal).map((code) => ({
      ...pageContext,
      urlOriginal: localizedPath(pageContext.urlOriginal, code),
      locale: code,
    })),
  )
  return { prerenderContext: { pageContexts: pageContexts as unknown as PageContextServer[] } }
}

function localesOf(path: string) {
  const route = matchRoute(path)
  return route ? pageLocales(route.id, route.params) : locales.map(({ code }) => code)
}
