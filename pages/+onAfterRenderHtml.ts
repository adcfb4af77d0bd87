import type { PageContextServer } from 'vike/types'
import { withKeptParts } from './kept-parts.server.tsx'

/**
 * Puts the parts that pages share into the page. Who renders it may keep the page from its document, which Vike
 * searches several times for the places of its tags.
 */
export function onAfterRenderHtml(pageContext: PageContextServer) {
  const { placeOfPage, pageHtmlString = '' } = pageContext
  const pageHtml = withKeptParts(pageHtmlString)
  if (placeOfPage) pageContext.pageHtml = pageHtml
  pageContext.pageHtmlString = placeOfPage ?? pageHtml
}
