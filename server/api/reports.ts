import express, { type RequestHandler } from 'express'
import type { AppParts } from '../app-parts.ts'
import { readReports } from '../contract/reports.ts'
import { sendProblem } from '../http/problem.ts'

/** Types that browsers send reports as, and that of our own script. */
const types = ['application/reports+json', 'application/csp-report', 'application/json']

/** Reads the body of a report, whatever browsers call it. */
export const reportBody = express.json({ type: types, limit: '16kb', inflate: false })

/**
 * `POST /api/reports`: violations of the content policy and faults of scripts (rulings 27). They are logged
 * and counted, without a word of the visitor: names of files, errors and directives only.
 */
export function reports({ log, metrics }: Pick<AppParts, 'log' | 'metrics'>): RequestHandler {
  return (request, response) => {
    const found = readReports(request.body)
    if (found.length === 0) return sendProblem(response, 'malformed-body')
    for (const report of found) {
      metrics.reports.inc({ kind: report.kind })
      log.warn({ report }, 'a browser reported a fault')
    }
    response.status(204).end()
  }
}
