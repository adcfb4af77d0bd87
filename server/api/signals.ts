import express, { type RequestHandler } from 'express'
import type { AppDeps } from '../app-deps.ts'
import { readClick, readReports } from '../contract/signals.ts'
import { codeOf } from '../error-code.ts'
import { sendProblem } from '../http/problem.ts'

/**
 * `POST /api/clicks` (API-08): counts a press of a service's button by day, block and topic, with nothing
 * about who pressed it. Browsers do not wait for the answer.
 */
export function clicks({ store, log }: Pick<AppDeps, 'store' | 'log'>): RequestHandler {
  return async (request, response) => {
    const click = readClick(request.body)
    if (!click) return sendProblem(response, 'malformed-body')
    try {
      await store.countClick(click)
      response.status(204).end()
    } catch (error) {
      log.error({ event: 'press-not-counted', code: codeOf(error) }, 'a click could not be counted')
      sendProblem(response, 'unavailable')
    }
  }
}

/** Types that browsers send reports as, and that of our own script. */
const types = ['application/reports+json', 'application/csp-report', 'application/json']

/** Reads the body of a report, whatever browsers call it. */
export const reportBody = express.json({ type: types, limit: '16kb', inflate: false })

/**
 * `POST /api/reports`: violations of the content policy and errors of scripts. They are logged
 * and counted, without a word of the visitor: names of files, errors and directives only.
 */
export function reports({ log, metrics }: Pick<AppDeps, 'log' | 'metrics'>): RequestHandler {
  return (request, response) => {
    const found = readReports(request.body)
    if (found.length === 0) return sendProblem(response, 'malformed-body')
    for (const report of found) {
      metrics.reports.inc({ kind: report.kind })
      log.warn({ event: 'browser-report', report }, 'a browser reported a fault')
    }
    response.status(204).end()
  }
}
