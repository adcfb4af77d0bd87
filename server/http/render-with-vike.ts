import { renderPage } from 'vike/server'
import { isData, type Render } from './rendered-page.ts'

/**
 * Renders with Vike's server build, which must be loaded before.
 * @param finish gives a page what Vike does not; data of pages stay as they are
 */
export function renderWithVike(finish: (page: string) => string): Render {
  return async (url, state = {}) => {
    const { httpResponse } = await renderPage({ urlOriginal: url, ...state })
    const { statusCode: status, headers } = httpResponse
    const body = await httpResponse.getBody()
    return { status, headers, body: isData({ headers }) ? body : finish(body) }
  }
}
