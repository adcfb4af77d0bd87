import { generateAtomFeed, generateJsonFeed, generateRssFeed } from 'feedsmith'
import { feedFiles, feedsOf } from '../../locales/feed-files.ts'
import type { Locale } from '../../locales/locales.ts'
import { type BlogFeed, blogFeed } from './blog-feed.server.ts'
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

/** RSS 2.0 (https://www.rssboard.org/rss-specification). @param self absolute address of the file */
function rssText(feed: BlogFeed, self: string): string {
  return generateRssFeed(
    {
      title: feed.title,
      link: feed.url,
      description: feed.description,
      language: feed.locale,
      lastBuildDate: new Date(feed.updated),
      atom: { links: [{ href: self, rel: 'self', type: 'application/rss+xml' }] },
      items: feed.posts.map((post) => ({
        title: post.title,
        link: post.url,
        description: post.preview,
        guid: { value: post.url, isPermaLink: true },
        pubDate: new Date(post.published),
        categories: post.categories.map((name) => ({ name })),
        dc: { creators: [post.author] },
        content: { encoded: post.html },
      })),
    },
    { strict: true },
  )
}

/** Atom (https://www.rfc-editor.org/rfc/rfc4287). @param self absolute address of the file */
export function atomText(feed: BlogFeed, self: string): string {
  return generateAtomFeed(
    {
      xml: { lang: feed.locale },
      id: self,
      title: { value: feed.title },
      subtitle: { value: feed.description },
      updated: new Date(feed.updated),
      links: [
        { href: self, rel: 'self', type: 'application/atom+xml' },
        { href: feed.url, rel: 'alternate', type: 'text/html', hreflang: feed.locale },
      ],
      entries: feed.posts.map((post) => ({
        id: post.url,
        title: { value: post.title },
        updated: new Date(post.updated),
        published: new Date(post.published),
        authors: [{ name: post.author }],
        links: [{ href: post.url, rel: 'alternate', type: 'text/html' }],
        categories: post.categories.map((term) => ({ term })),
        summary: { value: post.preview },
        content: { type: 'html', value: post.html },
      })),
    },
    { strict: true },
  )
}

/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). @param self absolute address of the file */
export function jsonFeedText(feed: BlogFeed, self: string): string {
  const json = generateJsonFeed(
    {
      title: feed.title,
      home_page_url: feed.url,
      feed_url: self,
      description: feed.description,
      language: feed.locale,
      items: feed.posts.map((post) => ({
        id: post.url,
        url: post.url,
        title: post.title,
        content_html: post.html,
        summary: post.preview,
        date_published: new Date(post.published),
        ...(post.updated > post.published ? { date_modified: new Date(post.updated) } : {}),
        authors: [{ name: post.author }],
        tags: [...post.categories],
        language: feed.locale,
      })),
    },
    { strict: true },
  )
  return `${JSON.stringify(json)}\n`
}
