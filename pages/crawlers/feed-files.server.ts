import { feedFiles, feedsOf } from '../../locales/feed-files.ts'
import type { Locale } from '../../locales/locales.ts'
import { type BlogFeed, blogFeed } from './blog-feed.server.ts'
import { atomText, jsonFeedText, rssText } from './feed-texts.ts'
import type { SiteFile } from './site-file.ts'

const textOf: Record<(typeof feedFiles)[number]['type'], (feed: BlogFeed, self: string) => string> =
  {
    'application/rss+xml': rssText,
    'application/atom+xml': atomText,
    'application/feed+json': jsonFeedText,
  }

/** The feeds of a language: the newest posts in every format. */
export function feedSiteFiles(locale: Locale, siteUrl: string): SiteFile[] {
  const feed = blogFeed(locale, siteUrl)
  return feedsOf(locale).map(({ path, type }) => ({
    path,
    text: textOf[type](feed, siteUrl + path),
  }))
}
