import type { PageContextServer } from 'vike/types'
import { withSharedHtml } from './shared-html.server.tsx'

/**
 * Puts the parts that pages share into the page. `server/http/render-with-vike.ts` has a placeholder stand for the page
 * in its document, which Vike searches several times for the places of its tags.
 */
export function onAfterRenderHtml(pageContext: PageContextServer) {
  const { pagePlaceholder, pageHtmlString = '' } = pageContext
  const pageHtml = withSharedHtml(pageHtmlString)
  if (pagePlaceholder) pageContext.pageHtml = pageHtml
  pageContext.pageHtmlString = pagePlaceholder ?? pageHtml
}
