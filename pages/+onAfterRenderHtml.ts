import type { PageContextServer } from 'vike/types'
import { withSharedHtml } from './shared-html.server.tsx'

/**
 * Puts the parts that pages share into the page. Who renders it may keep the page from its document, which Vike
 * searches several times for the places of its tags.
 */
export function onAfterRenderHtml(pageContext: PageContextServer) {
  const { placeOfPage, pageHtmlString = '' } = pageContext
  const pageHtml = withSharedHtml(pageHtmlString)
  if (placeOfPage) pageContext.pageHtml = pageHtml
  pageContext.pageHtmlString = placeOfPage ?? pageHtml
}
