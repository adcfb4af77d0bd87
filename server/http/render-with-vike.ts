import { renderPage } from 'vike/server'
import type { Integrity } from './integrity.ts'
import { renderedAnswer } from './rendered-answer.ts'
import { isData, type Render } from './rendered-page.ts'

/**
 * Renders with Vike's server build, which must be loaded before.
 * @param integrity hashes of the scripts of the build
 */
export function renderWithVike(integrity: Integrity): Render {
  return async (url, state = {}) => {
    const { httpResponse } = await renderPage({ urlOriginal: url, ...state })
    const { statusCode: status, headers } = httpResponse
    const body = await httpResponse.getBody()
    return { status, headers, body: isData({ headers }) ? body : renderedAnswer(body, integrity) }
  }
}
