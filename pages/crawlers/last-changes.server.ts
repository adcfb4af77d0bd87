import { type PostChoice, postsOn } from '../../content/blog-lists.ts'
import { ContentFault } from '../../content/content-fault.ts'
import { posts, stories } from '../../content/load.server.ts'
import type { PostCategory } from '../../content/taxonomy.ts'
import type { Locale } from '../../locales/locales.ts'
import { extractLocale, matchRoute } from '../../locales/routes.ts'

type Dated = { slug: string; day: string }

/**
 * Tells of the pages of a language when they last changed: of a story or post its day, of their lists the
 * newest day that they show, of all other pages nothing (crawlers guide 6).
 * @param today such as 2026-11-22; nothing may be dated later
 * @returns a function from a path to the moment, ISO 8601 with zone
 * @throws ContentFault for an entry with a day to come
 */
export function lastChanges(locale: Locale, today: string): (path: string) => string | undefined {
  const allPosts = posts(locale)
  const allStories = stories(locale).map(({ slug, published }) => ({ slug, day: published }))
  const postDays = (choice: PostChoice) => postsOn(allPosts, choice).map(dayOfPost)
  refuseFuture('blog', 'date', allPosts.map(dayOfPost), today)
  refuseFuture('success-stories', 'published', allStories, today)

  return (path) => {
    const day = newest(shownOn(path))
    return day && momentOf(day)
  }

  function shownOn(path: string): Dated[] {
    const { id, params = {} } = matchRoute(extractLocale(path).path) ?? {}
    switch (id) {
      case 'success-stories':
        return allStories
      case 'success-stories.story':
        return allStories.filter(({ slug }) => slug === params.story)
      case 'blog':
        return postDays({ page: 1 })
      case 'blog.page':
        return postDays({ page: Number(params.page) })
      case 'blog.category':
        return postDays({ category: params.category as PostCategory })
      case 'blog.tag':
        return postDays({ tag: params.tag! })
      case 'blog.post':
        return allPosts.map(dayOfPost).filter(({ slug }) => slug === params.post)
      default:
        return []
    }
  }
}

/** The beginning of a day as a moment: content is dated by the day, in UTC. */
export function momentOf(day: string): string {
  return `${day}T00:00:00Z`
}

function dayOfPost({ slug, date }: { slug: string; date: string }): Dated {
  return { slug, day: date }
}

function newest(entries: readonly Dated[]): string | undefined {
  return entries
    .map(({ day }) => day)
    .sort()
    .at(-1)
}

function refuseFuture(kind: string, field: string, entries: readonly Dated[], today: string): void {
  const early = entries.find(({ day }) => day > today)
  if (!early) return
  const file = `content/${kind}/${early.slug}/entry.json`
  throw new ContentFault(file, field, `is ${early.day}, a day to come: publish it then`)
}
