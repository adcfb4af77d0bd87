import type { RequestHandler } from 'express'
import type { AppParts } from '../app.ts'

/** `GET /healthz`: the process answers. */
export const alive: RequestHandler = (_request, response) => {
  response.set('Cache-Control', 'no-store').type('text').send('ok\n')
}

/** `GET /readyz`: requests can be stored and the server is not about to stop. */
export function ready({ store, readiness }: AppParts): RequestHandler {
  return async (_request, response) => {
    response.set('Cache-Control', 'no-store').type('text')
    try {
      if (readiness.draining) throw new Error('draining')
      await store.probe()
      response.send('ready\n')
    } catch {
      response.status(503).send('not ready\n')
    }
  }
}
