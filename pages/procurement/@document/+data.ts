import { documentSlugs } from '../../../content/procurement.ts'
import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { documentPage, filledIn } from '../../../content/load.server.ts'
import { href } from '../../../locales/addresses.ts'
import { markdownPath } from '../../registry/page.ts'
import { findPage } from '../../registry/pages.ts'

export type Data = ReturnType<typeof data>

export function data({ locale, routeParams }: PageContextServer) {
  const document = documentSlugs.find((slug) => slug === routeParams.document)
  if (!document) throw render(404)
  const page = documentPage(locale, document)
  return {
    page,
    filledIn: filledIn(locale, document),
    showsSample: page.sample,
    markdown: markdownPath(findPage(locale, 'procurement.document', { document })!),
    all: `${href('procurement', locale)}#documents`,
  }
}
