import type { PageContextServer } from 'vike/types'
import { findDocuments } from '../../components/search/find-documents.ts'
import { queryText } from '../../components/search/query-terms.ts'
import { serverIndex } from './server-index.server.ts'

export type Data = Awaited<ReturnType<typeof data>>

/** What the address asks for and what answers it; the bare page is pre-rendered without either. */
export async function data({ locale, urlParsed }: PageContextServer) {
  const asked = queryText(urlParsed.search.q)
  return { asked, hits: asked === '' ? [] : findDocuments(await serverIndex(locale), asked) }
}
