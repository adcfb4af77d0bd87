import type { RequestHandler } from 'express'
import type { AppParts } from '../app-parts.ts'

/** Address that tells that the process answers, also under load. */
export const alivePath = '/healthz'

/** `GET /healthz`: the process answers. */
export const alive: RequestHandler = (_request, response) => {
  response.set('Cache-Control', 'no-store').type('text').send('ok\n')
}

/** `GET /readyz`: requests can be stored and the server is not about to stop. */
export function ready({
  health,
  readiness,
}: Pick<AppParts, 'health' | 'readiness'>): RequestHandler {
  return (_request, response) => {
    const isReady = health.isWritable() && !readiness.draining
    response
      .status(isReady ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .type('text')
      .send(isReady ? 'ready\n' : 'not ready\n')
  }
}
