import { type PostChoice, postsOn } from '../../content/blog-lists.ts'
import { posts, stories } from '../../content/load.server.ts'
import type { PostCategory } from '../../content/taxonomy.ts'
import type { Locale } from '../../locales/locales.ts'
import { extractLocale, matchRoute } from '../../locales/routes.ts'
import { type EntryDays, lastDay, momentOf, refuseWrongDays } from './entry-days.ts'

/**
 * Tells of the pages of a language when they last changed: of a story or post its day, of their lists the
 * newest day that they show, of all other pages nothing (crawlers guide 6).
 * @param today such as 2026-11-22; nothing may be dated later
 * @returns a function from a path to the moment, ISO 8601 with zone
 * @throws ContentFault for an entry with a day to come, or changed before it was published
 */
export function lastChanges(locale: Locale, today: string): (path: string) => string | undefined {
  const allPosts = posts(locale)
  const allStories = stories(locale)
  const postDays = (choice: PostChoice) => postsOn(allPosts, choice).map(daysOfPost)
  const daysOf = new Map(allPosts.map((post) => [post.slug, [daysOfPost(post)]]))
  refuseWrongDays('blog', 'date', allPosts.map(daysOfPost), today)
  refuseWrongDays('success-stories', 'published', allStories, today)

  return (path) => {
    const day = shownOn(path).map(lastDay).sort().at(-1)
    return day && momentOf(day)
  }

  function shownOn(path: string): readonly EntryDays[] {
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
        return daysOf.get(params.post!) ?? []
      default:
        return []
    }
  }
}

function daysOfPost({ slug, date, updated }: ReturnType<typeof posts>[number]): EntryDays {
  return { slug, published: date, updated }
}
