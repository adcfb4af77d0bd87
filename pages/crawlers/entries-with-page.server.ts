import { posts, stories } from '../../content/load.server.ts'
import type { Locale } from '../../locales/locales.ts'
import { entryLinks } from '../entry-links.ts'

/** The posts that have a page in a language, the newest first. */
export function postsWithPage(locale: Locale) {
  const slugs = new Set(entryLinks.blog(locale).map(({ value }) => value))
  return posts(locale).filter(({ slug }) => slugs.has(slug))
}

/** The stories that have a page in a language, in the order of their list. */
export function storiesWithPage(locale: Locale) {
  const slugs = new Set(entryLinks['success-stories'](locale).map(({ value }) => value))
  return stories(locale).filter(({ slug }) => slugs.has(slug))
}
