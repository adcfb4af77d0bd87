import { renderPage } from 'vike/server'
import type { Render } from './rendered-page.ts'

/**
 * Renders with Vike's server build, which must be loaded before.
 * @param finish gives a page what Vike does not
 * @param showErrors whether Vike shows what failed, for development
 * @returns rejects where rendering failed: Vike's own answer then needs what has just failed
 */
export function renderWithVike(finish: (page: string) => string, showErrors = false): Render {
  return async (url, state = {}) => {
    const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal: url, ...state })
    const { statusCode: status, headers } = httpResponse
    if (status >= 500 && !showErrors)
      throw errorWhileRendering ?? new Error('A page was not rendered')
    return { status, headers, body: finish(await httpResponse.getBody()) }
  }
}
