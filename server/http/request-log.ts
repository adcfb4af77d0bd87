import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import { extractLocale, matchRoute } from '../../locales/routes.ts'
import type { Metrics } from '../metrics/metrics.ts'

/** One line and one count per answer: method, route, status, duration, id. No body, address, query or token. */
export function requestLog(log: Logger, metrics: Metrics): RequestHandler {
  return (request, response, next) => {
    const started = performance.now()
    const id = randomUUID()
    response.set('X-Request-Id', id)
    response.once('finish', () => {
      // A router may have cut its own part off the path.
      const [path = '/'] = request.originalUrl.split('?')
      const route = routeName(path)
      const status = response.statusCode
      const ms = Math.round(performance.now() - started)
      log.info({ id, method: request.method, route, status, ms })
      metrics.answers.inc({ route, status })
      metrics.answerTime.observe({ route }, ms / 1000)
    })
    next()
  }
}

/** Name of a known address; whatever else was asked for stays unnamed. */
function routeName(path: string): string {
  if (path.startsWith('/api/')) return apiName(path)
  if (/\.[a-z0-9]+$/i.test(path)) return '(file)'
  return matchRoute(extractLocale(path).path)?.id ?? '(other)'
}

function apiName(path: string): string {
  return /^\/api\/[a-z-]{1,30}$/.test(path) ? path : '/api/(other)'
}
