import * as v from 'valibot'
import { isDay } from './working-hours.ts'

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

/** Order of dated entries: the newest first, by slug on the same day. */
export function newestFirst(one: Dated, other: Dated): number {
  if (one.date !== other.date) return one.date < other.date ? 1 : -1
  return one.slug < other.slug ? -1 : 1
}

/** `date` is a day as in 2026-02-10. */
type Dated = { date: string; slug: string }
