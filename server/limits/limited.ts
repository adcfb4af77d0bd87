import type { Request, RequestHandler, Response } from 'express'
import { sendProblem } from '../http/problem.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Limited, SenderLimits } from './sender-limits.ts'

type Parts = { limits: SenderLimits; metrics: Metrics }

/** Counts one more; when the sender's network is over its limit, says when to come back and gives true. */
export async function isOverLimit(
  what: Limited,
  request: Request,
  response: Response,
  { limits, metrics }: Parts,
): Promise<boolean> {
  const wait = await limits.take(what, request.ip ?? '')
  if (wait === undefined) return false
  metrics.limited.inc({ kind: what })
  response.set('Retry-After', String(wait))
  return true
}

/** Lets a network do something only so often; beyond that it gets 429. */
export function limited(what: Limited, parts: Parts): RequestHandler {
  return async (request, response, next) => {
    if (await isOverLimit(what, request, response, parts)) sendProblem(response, 'too-many')
    else next()
  }
}
