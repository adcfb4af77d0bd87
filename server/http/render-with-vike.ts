import { renderPage } from 'vike/server'
import type { Render } from './rendered-page.ts'

/** Renders with Vike's server build, which must be loaded before. */
export const renderWithVike: Render = async (url, state = {}) => {
  const { httpResponse } = await renderPage({ urlOriginal: url, ...state })
  return {
    status: httpResponse.statusCode,
    headers: httpResponse.headers,
    body: await httpResponse.getBody(),
  }
}
