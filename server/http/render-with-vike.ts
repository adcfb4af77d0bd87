import { renderPage } from 'vike/server'
import { charsetFirst } from './charset-first.ts'
import type { Render } from './rendered-page.ts'

/** Renders with Vike's server build, which must be loaded before. */
export const renderWithVike: Render = async (url, state = {}) => {
  const { httpResponse } = await renderPage({ urlOriginal: url, ...state })
  return {
    status: httpResponse.statusCode,
    headers: httpResponse.headers,
    body: charsetFirst(await httpResponse.getBody()),
  }
}
