import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import { extractLocale, matchRoute } from '../../locales/routes.ts'

/** One line per answer: method, route, status, duration, id. No body, address, query or token. */
export function requestLog(log: Logger, now: () => number): RequestHandler {
  return (request, response, next) => {
    const started = now()
    const id = randomUUID()
    response.set('X-Request-Id', id)
    response.once('finish', () => {
      log.info({
        id,
        method: request.method,
        route: routeName(request.path),
        status: response.statusCode,
        ms: now() - started,
      })
    })
    next()
  }
}

/** Name of a known address; whatever else was asked for stays unnamed. */
function routeName(path: string): string {
  if (/^\/(api|assets|art)\//.test(path)) return path.startsWith('/api/') ? apiName(path) : '(file)'
  return matchRoute(extractLocale(path).path)?.id ?? '(other)'
}

function apiName(path: string): string {
  return /^\/api\/[a-z-]{1,30}$/.test(path) ? path : '/api/(other)'
}
