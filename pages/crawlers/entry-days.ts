import { changeDaysFile } from '../../content/content-folder.server.ts'
import { ContentError } from '../../content/content-error.ts'
import type { Page } from '../registry/page.ts'

/** The beginning of a day as a moment: content is dated by the day, in UTC. */
export function momentOf(day: string): string {
  return `${day}T00:00:00Z`
}

/** The last of some days. */
export function newestDay(days: readonly string[]): string | undefined {
  return days.toSorted().at(-1)
}

/**
 * Refuses days that search engines would take for lies.
 * @param pages of a language
 * @param today nothing may be dated later
 * @throws ContentError for a day to come
 */
export function refuseDaysToCome(pages: readonly DatedPage[], today: string): void {
  for (const { entry, ownText } of pages) {
    if (entry && ownText && entry.published > today) {
      const file = `content/${ownText.folder}/${ownText.slug}/entry.json`
      const advice = `is ${entry.published}, a day to come: publish it then`
      throw new ContentError(file, 'published', advice)
    }
  }
  for (const { path, days = [] } of pages) {
    const toCome = days.find((day) => day > today)
    if (toCome) throw new ContentError(changeDaysFile, path, `is ${toCome}, a day to come`)
  }
}

type DatedPage = Pick<Page, 'path' | 'entry' | 'ownText' | 'days'>
