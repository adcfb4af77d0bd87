/** Order of dated entries: the newest first, by slug on the same day. */
export function newestFirst(one: Dated, other: Dated): number {
  if (one.date !== other.date) return one.date < other.date ? 1 : -1
  return one.slug < other.slug ? -1 : 1
}

/** `date` is a day as in 2026-02-10. */
type Dated = { date: string; slug: string }
