import {
  comparableLabel,
  featuredPosts,
} from '../components/sections/FeaturedContent/featured-posts.ts'
import { sharedTag, tagCounts, teaserOf } from '../content/blog-lists.ts'
import { posts } from '../content/load.server.ts'
import { memoize } from '../content/memoize.ts'
import type { PostSummary } from '../content/post.ts'
import type { Locale } from '../locales/locales.ts'

/** So many of a subject and so many of all are enough to choose from: five, and the one that is read. */
const enough = 6

/**
 * The subject of a post and the other posts on it, the newest first; the newest of all where none shares it.
 */
export function relatedPosts(read: PostSummary, locale: Locale) {
  const { newest, counts, byLabel } = postIndex(locale)
  const subject = sharedTag(read, counts)
  const onSubject = byLabel.get(comparableLabel(subject ?? '')) ?? []
  const others = [...new Set([...onSubject, ...newest])].filter(({ slug }) => slug !== read.slug)
  return { subject, posts: featuredPosts(others.map(teaserOf), { value: subject }) }
}

/** Made once: looking through all posts for each of them would make the build grow with their square. */
const postIndex = memoize((locale: Locale) => {
  const all = posts(locale)
  const byLabel = new Map<string, PostSummary[]>()
  for (const post of all) {
    for (const label of new Set([post.category, ...post.tags].map(comparableLabel))) {
      const labelled = byLabel.get(label) ?? []
      if (labelled.length < enough) byLabel.set(label, [...labelled, post])
    }
  }
  return { newest: all.slice(0, enough), counts: tagCounts(all), byLabel }
})
