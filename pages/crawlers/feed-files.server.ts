import { generateAtomFeed, generateJsonFeed, generateRssFeed } from 'feedsmith'
import { company } from '../../content/company.ts'
import type { SiteFile } from '../../server/contract/site-outputs.ts'
import { escapedText } from '../../content/html-text.ts'
import { post as postOf, posts } from '../../content/load.server.ts'
import type { Post } from '../../content/post.ts'
import { translator } from '../../locales/translator.server.ts'
import type { Locale } from '../../locales/locales.ts'
import { href } from '../../locales/addresses.ts'
import { findPage } from '../registry/pages.ts'
import { tagName } from '../blog/blog-data.ts'
import { absoluteHtml } from './absolute-links.ts'
import { momentOf, newestDay } from './entry-days.ts'
import { lastDay } from '../registry/page.ts'
import { feeds, feedsOf } from '../../locales/feeds.ts'

/** The newest posts of a language, before a format is chosen. */
export type BlogFeed = {
  title: string
  description: string
  /** Of the blog, absolute. */
  url: string
  locale: Locale
  /** Moment of the last change of any of them. */
  updated: string
  posts: readonly FeedPost[]
}

type FeedPost = {
  title: string
  preview: string
  /** Absolute, and the permanent id. */
  url: string
  /** The whole text with absolute links. */
  html: string
  published: string
  /** Moment of its last change. */
  updated: string
  author: string
  categories: readonly string[]
}

const newest = 20

/** Atom wants a day also of a feed without posts. */
const never = '1970-01-01'

/** What the feeds of a language say. */
export function blogFeed(locale: Locale, siteUrl: string): BlogFeed {
  const text = translator(locale, ['common', 'blog', 'taxonomy'])
  const shown = posts(locale)
    .filter(({ slug }) => findPage(locale, 'blog.post', { post: slug })?.indexed)
    .slice(0, newest)
    .map(({ slug }) => postOf(locale, slug)!)
  const sampleNote = `\n<p>${escapedText(text('common.shell.sample-note'))}</p>`
  return {
    title: text('common.head.title', { page: text('blog.head.title'), company: company.name }),
    description: text('blog.head.description'),
    url: siteUrl + href('blog', locale),
    locale,
    updated: momentOf(newestDay(shown.map(lastDay)) ?? never),
    posts: shown.map((post) => {
      const page = siteUrl + href('blog.post', locale, { post: post.slug })
      return {
        title: post.title,
        preview: post.preview,
        url: page,
        html: absoluteHtml(htmlOf(post), { siteUrl, page }) + (post.sample ? sampleNote : ''),
        published: momentOf(post.published),
        updated: momentOf(lastDay(post)),
        author: post.author,
        categories: [
          text(`taxonomy.post-category.${post.category}`),
          ...post.tags.map((tag) => tagName(tag, locale)),
        ],
      }
    }),
  }
}

function htmlOf({ sections }: Post): string {
  return sections.map(({ html }) => html).join('\n')
}

const textOf: Record<(typeof feeds)[number]['type'], (feed: BlogFeed, self: string) => string> = {
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
