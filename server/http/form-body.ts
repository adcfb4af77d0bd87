import express, { type Request, type RequestHandler } from 'express'
import { errorCodes, type FieldErrors } from '../contract/error-codes.ts'

/**
 * Parsers of one form, JSON and plain post. The limits follow from the fields': 5000 Chinese characters
 * are 15 kB as JSON and 45 kB as a form post (requests guide 2.4).
 */
export const formBody: RequestHandler[] = [
  express.json({ limit: '32kb', inflate: false }),
  express.urlencoded({ limit: '64kb', extended: false, parameterLimit: 40, inflate: false }),
]

/** Whether the sender is our script, which reads problems as JSON. */
export function isJson(request: Request): boolean {
  return Boolean(request.is('application/json'))
}

/** Whether the body has a type that `formBody` reads. */
export function hasKnownType(request: Request): boolean {
  return isJson(request) || Boolean(request.is('application/x-www-form-urlencoded'))
}

/**
 * The named fields of a parsed body. A field that is no single text is a fault; other keys are dropped.
 * @returns undefined when the body is no object
 */
export function readFields(
  body: unknown,
  names: readonly string[],
): { values: Record<string, string>; faults: FieldErrors } | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined
  const values: Record<string, string> = {}
  const faults: FieldErrors = {}
  for (const name of names) {
    const value: unknown = Object.hasOwn(body, name) ? Reflect.get(body, name) : ''
    if (typeof value === 'string') values[name] = value
    else faults[name] = errorCodes.malformed
  }
  return { values, faults }
}
