import type { PageContextServer, PrerenderContext } from 'vike/types'
import { locales } from '../locales/locales.ts'
import { localizedPath } from '../locales/routes.ts'

/** Multiplies the addresses by the locales of this build. */
export function onPrerenderStart(prerenderContext: PrerenderContext) {
  const pageContexts = prerenderContext.pageContexts.flatMap((pageContext) =>
    locales.map(({ code }) => ({
      ...pageContext,
      urlOriginal: localizedPath(pageContext.urlOriginal, code),
      locale: code,
    })),
  )
  return { prerenderContext: { pageContexts: pageContexts as unknown as PageContextServer[] } }
}
