import type { PageContextServer } from 'vike/types'
import { nearPages } from '../../components/search/find-documents.ts'
import { localizedPath } from '../../locales/addresses.ts'
import { pathnameOf } from '../current-page.ts'
import { serverIndex } from '../search/server-index.server.ts'

export type Data = Awaited<ReturnType<typeof data>>

/** For an unknown address the pages whose titles are nearest to its words. */
export async function data(pageContext: PageContextServer) {
  const { is404, failed, locale } = pageContext
  if (!is404 || failed) return { near: [] }
  const near = nearPages(await serverIndex(locale), pathnameOf(pageContext))
  return {
    near: near.map(({ title, path }) => ({ title, path: localizedPath(path, locale) })),
  }
}
