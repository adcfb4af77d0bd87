import { changeDaysFile } from '../../content/content-folder.server.ts'
import { ContentError } from '../../content/content-error.ts'
import type { EntryDays, Page } from '../registry/page.ts'

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
 * @param pages of a language
 * @param today nothing may be dated later
 * @throws ContentError for a day to come
 */
export function refuseDaysToCome(pages: readonly DatedPage[], today: string): void {
  for (const { entry, days = [] } of pages) {
    const [own] = days
    if (entry && own && own.published > today) {
      const { folder, field } = entries[entry.kind]
      const file = `content/${folder}/${own.slug}/entry.json`
      throw new ContentError(file, field, `is ${own.published}, a day to come: publish it then`)
    }
  }
  for (const { slug, ...changed } of pages.flatMap(({ days = [] }) => days)) {
    const day = lastDay(changed)
    if (day > today) throw new ContentError(changeDaysFile, slug, `is ${day}, a day to come`)
  }
}

type DatedPage = { entry?: Pick<Entry, 'kind'> | undefined; days?: readonly EntryDays[] }
type Entry = NonNullable<Page['entry']>

/** Where entries with a day of publishing have it. */
const entries = {
  post: { folder: 'blog', field: 'date' },
  story: { folder: 'success-stories', field: 'published' },
} as const satisfies Record<Entry['kind'], object>
