import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'
import { type Logger, pino } from 'pino'
import { extractLocale, matchRoute } from '../../locales/addresses.ts'
import type { Metrics } from '../metrics.ts'

/** One line and one count per answer: method, route, status, duration, id. No body, address, query or token. */
export function answerLog(log: Logger, metrics: Metrics): RequestHandler {
  const record = recordResponse(log, metrics)
  return (request, response, next) => {
    const started = performance.now()
    const id = randomUUID()
    response.set('X-Request-Id', id)
    response.once('finish', () => {
      // A router may have cut its own part off the path.
      const [path = '/'] = request.originalUrl.split('?')
      const { method } = request
      record({ id, method, route: routeName(path), status: response.statusCode, started })
    })
    next()
  }
}

/** What the log says of an answer: nothing that a visitor wrote, and no address. */
export type RecordedResponse = {
  id: string
  method: string | undefined
  route: string
  status: number
  /** When the request came, by `performance.now()`. */
  started: number
}

/** One line and one count per answer: method, route, status, duration, id. */
export function recordResponse(
  log: Logger,
  metrics: Metrics,
): (response: RecordedResponse) => void {
  return ({ id, method, route, status, started }) => {
    const ms = Math.round(performance.now() - started)
    log.info({ event: 'answer-sent', id, method, route, status, ms })
    metrics.answers.inc({ route, status })
    metrics.responseTime.observe({ route }, ms / 1000)
  }
}

/** Name of a known address, for log and metrics; whatever else was asked for stays unnamed. */
export function routeName(path: string): string {
  if (path.startsWith('/api/')) return apiName(path)
  if (/\.[a-z0-9]+$/i.test(path)) return '(file)'
  return matchRoute(extractLocale(path).path)?.id ?? '(other)'
}

function apiName(path: string): string {
  return /^\/api\/[a-z-]{1,30}$/.test(path) ? path : '/api/(other)'
}

/** Lines are written when together they fill a page of a pipe, bytes, or after so long, milliseconds. */
const together = { minLength: 3500, periodicFlush: 1000 } as const

/**
 * The log of answers that cost less than a line of their own: several lines are written at once, at most a
 * second late, and at the end of the process. Being shorter than a pipe takes whole (4096 bytes,
 * https://man7.org/linux/man-pages/man7/pipe.7.html), they never mix with the lines of the other log.
 */
export function accessLog(): Logger {
  const output = pino.destination({ dest: 1, sync: true, ...together })
  process.once('exit', () => output.flushSync())
  return pino(output)
}
