import * as v from 'valibot'

/** A month such as 2024-03. */
export const month = v.pipe(
  v.string(),
  v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'is no month such as 2024-03'),
)

/** A day of the calendar such as 2026-02-10. */
export const day = v.pipe(
  v.string(),
  v.isoDate('is no day such as 2026-02-10'),
  v.check(
    (text) => new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) ?? false,
    'is no day of the calendar',
  ),
)
