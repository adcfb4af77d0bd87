import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import type { Metrics } from '../metrics/metrics.ts'
import { notedAnswers } from './noted-answers.ts'
import { routeName } from './route-name.ts'

/** One line and one count per answer: method, route, status, duration, id. No body, address, query or token. */
export function requestLog(log: Logger, metrics: Metrics): RequestHandler {
  const note = notedAnswers(log, metrics)
  return (request, response, next) => {
    const started = performance.now()
    const id = randomUUID()
    response.set('X-Request-Id', id)
    response.once('finish', () => {
      // A router may have cut its own part off the path.
      const [path = '/'] = request.originalUrl.split('?')
      const { method } = request
      note({ id, method, route: routeName(path), status: response.statusCode, started })
    })
    next()
  }
}
