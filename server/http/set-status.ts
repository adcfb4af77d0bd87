import type { Response } from 'express'

/** When to come back after a fault that passes, seconds. */
const retryAfter = '5'

/** Sets the status of an answer; with 503, when to come back (RFC 9110, 10.2.3). */
export function setStatus(response: Response, status: number): Response {
  if (status === 503) response.set('Retry-After', retryAfter)
  return response.status(status)
}
