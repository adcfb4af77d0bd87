import { newestFirst } from '../../../content/blog-lists.ts'
import type { BlogPost } from '../BlogTeaser/BlogTeaser.tsx'

/** How many posts are featured (K-02). */
const most = 5

/** Which posts a page features. */
export type FeaturedChoice = {
  /** Id of a category, or a tag, that the posts should have. */
  value?: string | undefined
  /** Slug of the post that the visitor is reading. */
  except?: string | undefined
}

/**
 * Posts for a page: those whose category is the value or whose tags contain it, or all when none
 * does; the newest first, by slug on the same day.
 */
export function featuredPosts(
  posts: readonly BlogPost[],
  { value = '', except }: FeaturedChoice,
): BlogPost[] {
  const wanted = comparableLabel(value)
  const fits = ({ category, tags }: BlogPost) =>
    [category, ...tags].some((label) => comparableLabel(label) === wanted)
  const sorted = posts.filter(({ slug }) => slug !== except).sort(newestFirst(({ date }) => date))
  const fitting = sorted.filter(fits)
  return (fitting.length > 0 ? fitting : sorted).slice(0, most)
}

/** A label as it is compared: case and outer space do not count. */
export function comparableLabel(label: string): string {
  return label.trim().toLowerCase()
}
