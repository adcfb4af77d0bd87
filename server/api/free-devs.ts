import type { RequestHandler } from 'express'
import type { AppParts } from '../app-parts.ts'
import { sendProblem } from '../http/problem.ts'

/** How long browsers may keep the counts, in seconds. */
const keptFor = 60

/** `GET /api/free-devs` (API-06): the counts, or 503 while there are none. */
export function freeDevs({ freeDevelopers }: Pick<AppParts, 'freeDevelopers'>): RequestHandler {
  return async (_request, response) => {
    const counts = await freeDevelopers()
    if (!counts) return sendProblem(response, 'no-source')
    response.set('Cache-Control', `public, max-age=${keptFor}`).json(counts)
  }
}
