import type { Graph } from 'schema-dts'
import type { PageContext } from 'vike/types'
import { createTranslator } from '../../components/text/create-translator.ts'
import type { MessageId } from '../../locales/messages.d.ts'
import { findPage } from '../registry/pages.ts'
import { pageGraph } from '../structured-data/page-graph.ts'
import { type PageMeta, pageMeta } from './page-meta.ts'

/** What the head of a page says beyond the page's own data. */
export type HeadMeta = {
  /** Its place on the site; an error page has none. */
  page?: PageMeta
  /** What it tells search engines that may list it. */
  graph?: Graph
}

/** Reads it from the content of the whole site. */
export function headMeta(pageContext: PageContext): HeadMeta {
  const page = pageMeta(pageContext)
  return { page, graph: page?.indexed && !page.variant ? graphOf(page, pageContext) : undefined }
}

function graphOf(page: PageMeta, pageContext: PageContext): Graph {
  const text = createTranslator(pageContext)
  const label = text as (id: MessageId) => string
  return pageGraph(
    { ...page, name: findPage(page.locale, page.id, page.params)!.name },
    { label, company: text('common.footer.about') },
  )
}
