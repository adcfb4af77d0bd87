import type { Response } from 'express'
import type { FieldErrors } from '../contract/error-codes.ts'

/** When to come back after an error that passes, seconds. */
const retryAfter = '5'

/** Sets the status of an answer; with 503, when to come back (RFC 9110, 10.2.3). */
export function setStatus(response: Response, status: number): Response {
  if (status === 503) response.set('Retry-After', retryAfter)
  return response.status(status)
}

const titles = {
  'malformed-url': [400, 'The address could not be read'],
  'malformed-body': [400, 'The body could not be read'],
  'field-errors': [400, 'Some fields have faults'],
  'cross-site': [403, 'The request came from another site'],
  'not-found': [404, 'There is nothing at this address'],
  'method-not-allowed': [405, 'This address takes no such request'],
  'too-large': [413, 'The body is too large'],
  'unsupported-type': [415, 'The body has an unsupported type'],
  'key-reused': [422, 'This key was used for another request'],
  'too-many': [429, 'Too many of these came from one network'],
  failure: [500, 'Something broke on our side'],
  'no-source': [503, 'The source does not answer'],
  unavailable: [503, 'The request could not be stored'],
  overloaded: [503, 'Too many requests are in flight'],
} as const

/** Kind of an error; its address is `/problems/<kind>` and never changes. */
export type ProblemKind = keyof typeof titles

/** Status of a kind. */
export function problemStatus(kind: ProblemKind): number {
  return titles[kind][0]
}

/** Type of every problem (RFC 9457). */
export const problemType = 'application/problem+json'

/** The body of a problem. Field errors carry codes, never texts. */
export function problemText(kind: ProblemKind, errors?: FieldErrors): string {
  const [status, title] = titles[kind]
  const fields = errors
    ? { errors: Object.entries(errors).map(([field, code]) => ({ field, code })) }
    : {}
  return JSON.stringify({ type: `/problems/${kind}`, title, status, ...fields })
}

/** Answers with a problem. */
export function sendProblem(response: Response, kind: ProblemKind, errors?: FieldErrors): void {
  setStatus(response, problemStatus(kind))
    .set('Cache-Control', 'no-store')
    .type(problemType)
    .send(problemText(kind, errors))
}
