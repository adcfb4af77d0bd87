import type { RequestHandler } from 'express'
import type { Metrics } from '../metrics/metrics.ts'
import { sendProblem } from './problem.ts'
import { type FailurePage, sendPage } from './rendered-page.ts'

/** More than these in flight make everybody wait; turning some away keeps the rest quick (requests guide 6). */
const mostInFlight = 100

/** When to come back, seconds. */
const retryAfter = '2'

/**
 * Turns requests away, before their bodies are read, while too many are in flight. Browsers get the
 * finished page for a fault of ours; their Back button still has the words.
 */
export function shedLoad(metrics: Metrics, failurePage: FailurePage): RequestHandler {
  let inFlight = 0
  return (request, response, next) => {
    if (inFlight >= mostInFlight) {
      metrics.shed.inc()
      response.set('Retry-After', retryAfter).set('Connection', 'close')
      const wanted = request.accepts(['application/problem+json', 'html'])
      const body = wanted === 'html' ? failurePage(request.path) : undefined
      if (body === undefined) return sendProblem(response, 'overloaded')
      return sendPage(response, { status: 503, headers: [], body })
    }
    inFlight += 1
    response.once('close', () => {
      inFlight -= 1
    })
    next()
  }
}
