import { ContentError } from '../../content/content-error.ts'
import type { EntryDays } from '../registry/page.ts'

/** Day of the last change of an entry. */
export function lastDay({ published, updated }: Pick<EntryDays, 'published' | 'updated'>): string {
  return updated ?? published
}

/** The beginning of a day as a moment: content is dated by the day, in UTC. */
export function momentOf(day: string): string {
  return `${day}T00:00:00Z`
}

/**
 * Refuses days that search engines would take for lies.
 * @param kind folder of the entries below `content/`
 * @param field what the entries call their day of publishing
 * @param today nothing may be dated later
 * @throws ContentError for the first entry with a day to come, or changed before it was published
 */
export function refuseWrongDays(
  kind: string,
  field: string,
  entries: readonly EntryDays[],
  today: string,
): void {
  for (const { slug, published, updated = published } of entries) {
    const file = `content/${kind}/${slug}/entry.json`
    if (published > today) {
      throw new ContentError(file, field, `is ${published}, a day to come: publish it then`)
    }
    if (updated > today || updated < published) {
      const error = `is ${updated}: write a day from ${published} to ${today}, or leave it out`
      throw new ContentError(file, 'updated', error)
    }
  }
}
