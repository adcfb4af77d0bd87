import type { ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import { alivePath } from '../api/health.ts'
import type { Metrics } from '../metrics.ts'
import { problemText, problemType } from './problem.ts'
import type { FailurePage } from './rendered-page.ts'

/** More than these in flight make everybody wait; turning some away keeps the rest quick. */
const mostInFlight = 100

/** When to come back, seconds. */
const retryAfter = '2'

/**
 * Turns requests away, before their bodies are read, while too many are in flight. Browsers get the
 * pre-rendered page that says to come back; their Back button still has the words. It is before the log, and
 * does no more than it must: this is when the server has no time.
 */
export function shedLoad(metrics: Metrics, failurePage: FailurePage): RequestHandler {
  const problem = problemText('overloaded')
  let inFlight = 0
  return (request, response, next) => {
    if (inFlight < mostInFlight || request.path === alivePath) {
      inFlight += 1
      onceBegun(response, () => {
        inFlight -= 1
      })
      return next()
    }
    metrics.shed.inc()
    const forBrowser = request.headers.accept?.includes('text/html')
    const page = forBrowser ? failurePage(request.path, 'unavailable') : undefined
    response.writeHead(503, {
      'Content-Type': page === undefined ? problemType : 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': retryAfter,
    })
    response.end(page ?? problem)
  }
}

/** Acts when an answer begins or its connection ends: whoever reads it slowly takes nobody's place. */
function onceBegun(response: ServerResponse, act: () => void): void {
  let begun = false
  const begin = () => {
    if (!begun) act()
    begun = true
  }
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse
  response.writeHead = (...head: unknown[]) => {
    begin()
    return writeHead(...head)
  }
  response.once('close', begin)
}

/** While the server stops, clients are told to open no more requests on their connections. */
export function closingWhileDraining(readiness: { draining: boolean }): RequestHandler {
  return (_request, response, next) => {
    if (readiness.draining) response.set('Connection', 'close')
    next()
  }
}
