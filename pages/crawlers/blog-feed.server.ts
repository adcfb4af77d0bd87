import { createTranslator } from '../../components/text/create-translator.ts'
import { company } from '../../content/company.ts'
import { escapedText } from '../../content/html-text.ts'
import { post as postOf, posts } from '../../content/load.server.ts'
import type { Post, PostSummary } from '../../content/post.ts'
import { messagesFor } from '../../locales/catalog.server.ts'
import type { Locale } from '../../locales/locales.ts'
import { href } from '../../locales/routes.ts'
import { findPage } from '../registry/pages.ts'
import { tagName } from '../tag-name.ts'
import { absoluteHtml } from './absolute-links.ts'
import { lastDay, momentOf } from './entry-days.ts'

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
  const messages = messagesFor(locale, ['common', 'blog', 'taxonomy'])
  const text = createTranslator({ locale, messages })
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
    updated: momentOf(shown.map(daysOf).map(lastDay).sort().at(-1) ?? never),
    posts: shown.map((post) => {
      const page = siteUrl + href('blog.post', locale, { post: post.slug })
      return {
        title: post.title,
        preview: post.preview,
        url: page,
        html: absoluteHtml(htmlOf(post), { siteUrl, page }) + (post.sample ? sampleNote : ''),
        published: momentOf(post.date),
        updated: momentOf(lastDay(daysOf(post))),
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

function daysOf({ date, updated }: PostSummary) {
  return { published: date, updated }
}
