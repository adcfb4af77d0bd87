import { categoriesOf, tagsOf } from '../content/blog-lists.ts'
import { posts } from '../content/load.server.ts'
import { memoize } from '../content/memoize.ts'
import type { Locale } from '../locales/locales.ts'

/**
 * Categories and tags of all posts in a language. Counted once: every page of the list names them, and to count for
 * each would make the build grow with the square of the posts.
 */
export const blogTopics = memoize((locale: Locale) => ({
  categories: categoriesOf(posts(locale)),
  tags: tagsOf(posts(locale)),
}))
