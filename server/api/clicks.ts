import type { RequestHandler } from 'express'
import type { AppParts } from '../app-parts.ts'
import { readClick } from '../contract/clicks.ts'
import { sendProblem } from '../http/problem.ts'
import { codeOf } from '../error-code.ts'

/**
 * `POST /api/clicks` (API-08): counts a press of a service's button by day, block and topic, with nothing
 * about who pressed it. Browsers do not wait for the answer.
 */
export function clicks({ store, log }: Pick<AppParts, 'store' | 'log'>): RequestHandler {
  return async (request, response) => {
    const click = readClick(request.body)
    if (!click) return sendProblem(response, 'malformed-body')
    try {
      await store.countClick(click)
      response.status(204).end()
    } catch (error) {
      log.error({ code: codeOf(error) }, 'a click could not be counted')
      sendProblem(response, 'unavailable')
    }
  }
}
