import { renderPage } from 'vike/server'
import type { PageState } from '../contract/page-state.ts'
import type { Render } from './rendered-page.ts'

/** Nothing else in a document is like it. */
const pagePlaceholder = '<!--page-->'

/** Vike answers such an address with the data of a page, for a router in the browser that this site does not have. */
const addressOfData = /(?<=\/index\.pageContext)\.json(?=$|[?#])/

/**
 * Renders a page with Vike's server build, which must be loaded before. Vike gets the document without its page, since
 * it looks through it for the places of its tags again and again.
 * @returns rejects where rendering failed: Vike's own answer then needs what has just failed
 */
export async function renderByVike(url: string, state: PageState = {}, showErrors = false) {
  const urlOriginal = url.replace(addressOfData, '')
  const rendered = await renderPage({ urlOriginal, pagePlaceholder, ...state })
  const { httpResponse, errorWhileRendering, pageHtml = '' } = rendered
  const { statusCode: status, headers } = httpResponse
  if (status >= 500 && !showErrors)
    throw errorWhileRendering ?? new Error('A page was not rendered')
  const document = await httpResponse.getBody()
  return { status, headers, body: document.replace(pagePlaceholder, () => pageHtml) }
}

/**
 * Makes what renders finished pages.
 * @param finish gives a page what Vike does not
 * @param showErrors whether Vike shows what failed, for development
 */
export function vikeRenderer(finish: (page: string) => string, showErrors = false): Render {
  return async (url, state) => {
    const { body, ...answer } = await renderByVike(url, state, showErrors)
    return { ...answer, body: finish(body) }
  }
}
