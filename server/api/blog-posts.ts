import type { RequestHandler } from 'express'
import type { PostSummary } from '../../content/schema.ts'
import { defaultLocale, type Locale, locales } from '../../locales/locales.ts'
import type { AppDeps } from '../app-deps.ts'
import type { BlogPosts } from '../contract/blog-posts.ts'

/** How long browsers may keep the list, in seconds. */
const keptFor = 60

/**
 * `GET /api/blog/posts` (API-02): all posts, the newest first. `?locale=` chooses their language; without
 * it, and for a locale that the site does not have, they come in the default one.
 */
export function blogPosts({ posts }: Pick<AppDeps, 'posts'>): RequestHandler {
  const cache = new Map<Locale, BlogPosts>()
  return async ({ query }, response) => {
    const locale = locales.find(({ code }) => code === query.locale)?.code ?? defaultLocale
    const answer = cache.get(locale) ?? (await posts(locale)).map(listed)
    cache.set(locale, answer)
    response.set('Cache-Control', `public, max-age=${keptFor}`).json(answer)
  }
}

/** The fields of E-02, in its order. */
function listed(post: PostSummary): BlogPosts[number] {
  const { image, title, language, date, excerpt, slug, category, tags } = post
  return { image, title, language, date, preview: excerpt, slug, category, tags }
}
