import type { BlogPost } from '../BlogTeaser/BlogTeaser.tsx'

/** How many posts are featured (K-02). */
const most = 5

/**
 * Posts for a page: those whose category is the value or whose tags contain it, or all when none
 * does; the newest first, by slug on the same day.
 */
export function featuredPosts(posts: readonly BlogPost[], value = ''): BlogPost[] {
  const wanted = plain(value)
  const fitting = posts.filter(({ category, tags }) =>
    [category, ...tags].some((label) => plain(label) === wanted),
  )
  return [...(fitting.length > 0 ? fitting : posts)].sort(newestFirst).slice(0, most)
}

function plain(label: string): string {
  return label.trim().toLowerCase()
}

function newestFirst(one: BlogPost, other: BlogPost): number {
  return Date.parse(other.date) - Date.parse(one.date) || (one.slug < other.slug ? -1 : 1)
}
