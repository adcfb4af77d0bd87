import { renderPage } from 'vike/server'
import { charsetFirst } from './charset-first.ts'
import { type Integrity, withIntegrity } from './integrity.ts'
import type { Render } from './rendered-page.ts'

/**
 * Renders with Vike's server build, which must be loaded before.
 * @param integrity hashes of the scripts of the build
 */
export function renderWithVike(integrity: Integrity): Render {
  return async (url, state = {}) => {
    const { httpResponse } = await renderPage({ urlOriginal: url, ...state })
    return {
      status: httpResponse.statusCode,
      headers: httpResponse.headers,
      body: withIntegrity(charsetFirst(await httpResponse.getBody()), integrity),
    }
  }
}
