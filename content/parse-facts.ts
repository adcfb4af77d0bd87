import * as v from 'valibot'
import { ContentError } from './content-error.ts'
import { isDay } from './working-hours.ts'

/**
 * Reads an `entry.json`.
 * @throws ContentError for JSON that cannot be read, an unknown key or a field that does not fit
 */
export function parseFacts<Schema extends v.GenericSchema>(
  schema: Schema,
  file: string,
  text: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, readJson(file, text))
  if (result.success) return result.output
  const [issue] = result.issues
  throw new ContentError(file, v.getDotPath(issue) ?? '(whole file)', issue.message)
}

function readJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ContentError(file, '(whole file)', `is no JSON: ${(error as Error).message}`)
  }
}

/** A month such as 2024-03. */
export const month = v.pipe(
  v.string(),
  v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'is no month such as 2024-03'),
)

/** A day of the calendar such as 2026-02-10. */
export const day = v.pipe(
  v.string(),
  v.isoDate('is no day such as 2026-02-10'),
  v.check(isDay, 'is no day of the calendar'),
)

/** A time zone of the IANA database that the platform knows, such as Europe/Berlin. */
export const timeZone = v.pipe(
  v.string(),
  v.check(isTimeZone, 'must be a time zone of the IANA database'),
)

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
