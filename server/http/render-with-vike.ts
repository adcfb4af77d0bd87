import { renderPage } from 'vike/server'
import type { Render } from './rendered-page.ts'

/**
 * Renders with Vike's server build, which must be loaded before.
 * @param finish gives a page what Vike does not
 */
export function renderWithVike(finish: (page: string) => string): Render {
  return async (url, state = {}) => {
    const { httpResponse } = await renderPage({ urlOriginal: url, ...state })
    const { statusCode: status, headers } = httpResponse
    return { status, headers, body: finish(await httpResponse.getBody()) }
  }
}
