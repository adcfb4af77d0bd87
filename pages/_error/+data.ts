import type { PageContextServer } from 'vike/types'
import { nearPages } from '../../components/search/near-pages.ts'
import { serverIndex } from '../../components/search/server-index.server.ts'
import { localizedPath } from '../../locales/routes.ts'
import { pathnameOf } from '../current-route.ts'

export type Data = ReturnType<typeof data>

/** For an unknown address the pages whose titles are nearest to its words. */
export function data(pageContext: PageContextServer) {
  const { is404, failed, locale } = pageContext
  if (!is404 || failed) return { near: [] }
  const near = nearPages(serverIndex(locale), pathnameOf(pageContext))
  return {
    near: near.map(({ title, path }) => ({ title, path: localizedPath(path, locale) })),
  }
}
