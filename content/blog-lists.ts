import type { Locale } from '../locales/locales.ts'
import { type PostCategory, postCategories } from './taxonomy.ts'
import { memoize } from './memoize.ts'

/** How many posts one page of the whole list shows. */
export const postsPerPage = 9

/** Which posts a list shows: those of a category, of a tag, or one page of all. */
export type PostChoice =
  | { category: PostCategory }
  | { tag: string }
  | {
      /** From 1. */
      page: number
    }

type Labelled = { category: PostCategory; tags: readonly string[] }

/** Posts of a list, in the order of the given ones; a `tag` is meant by its slug. */
export function postsOn<Post extends Labelled>(
  posts: readonly Post[],
  choice: PostChoice,
): readonly Post[] {
  if ('category' in choice) return posts.filter(({ category }) => category === choice.category)
  if ('tag' in choice) {
    return posts.filter(({ tags }) => tags.some((tag) => tagSlug(tag) === choice.tag))
  }
  return posts.slice((choice.page - 1) * postsPerPage, choice.page * postsPerPage)
}

/** How many pages the whole list has. */
export function pageCount(posts: readonly unknown[]): number {
  return Math.ceil(posts.length / postsPerPage)
}

/** Pages on each side of the shown one that a long list leads to. */
const neighbours = 10

/**
 * Numbers of the pages that one page of the list leads to: the first, the last and those around it. All of
 * them on each of a thousand pages would be a million links.
 */
export function pageNumbers(count: number, current: number): number[] {
  return Array.from({ length: count }, (_, at) => at + 1).filter(
    (page) => page === 1 || page === count || Math.abs(page - current) <= neighbours,
  )
}

/** Categories that have posts, in the order of the taxonomy. */
export function categoriesOf(
  posts: readonly Labelled[],
): { category: PostCategory; count: number }[] {
  const counts = counted(posts.map(({ category }) => category))
  return (Object.keys(postCategories) as PostCategory[]).flatMap((category) => {
    const count = counts.get(category)
    return count ? [{ category, count }] : []
  })
}

/** Tags of posts, each once; those with most posts first, then by name. */
export function tagsOf(posts: readonly Labelled[]): { tag: string; slug: string; count: number }[] {
  const counts = tagCounts(posts)
  const tags = new Map(posts.flatMap((post) => post.tags.map((tag) => [tagSlug(tag), tag])))
  return [...tags]
    .map(([slug, tag]) => ({ tag, slug, count: counts.get(slug)! }))
    .sort((one, other) => other.count - one.count || one.tag.localeCompare(other.tag, 'en'))
}

function counted<Value>(values: readonly Value[]): ReadonlyMap<Value, number> {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/** How many posts have a tag, by its slug. */
function tagCounts(posts: readonly Labelled[]): ReadonlyMap<string, number> {
  return counted(posts.flatMap(({ tags }) => [...new Set(tags.map(tagSlug))]))
}

/** How many posts have a tag or category, by its slug. */
export function labelCounts(posts: readonly Labelled[]): ReadonlyMap<string, number> {
  return counted(
    posts.flatMap(({ category, tags }) => [...new Set([...tags, category].map(tagSlug))]),
  )
}

/**
 * The tag of a post that most of the others have, or its category where more have that; of several tags the first.
 * @param counts of all posts, the given one among them
 */
export function sharedLabel(
  { category, tags }: Labelled,
  counts: ReadonlyMap<string, number>,
): string | undefined {
  const labels = [...tags, category]
  const others = labels.map((label) => counts.get(tagSlug(label))! - 1)
  const most = Math.max(...others)
  return most > 0 ? labels[others.indexOf(most)] : undefined
}

type Listed = Labelled & {
  slug: string
  language?: Locale | undefined
  title: string
  published: string
  excerpt: string
  image: { src: string; width: number; height: number }
  author: string
}

/** What lists show of a post, without its text. */
export function teaserOf(post: Listed) {
  const { slug, language, title, published: date, excerpt, image, category, tags, author } = post
  return { slug, language, title, date, preview: excerpt, image, category, tags, author }
}

/**
 * The part of an address that stands for a tag: "Node.js" is `node-js`, ".NET" is `dotnet`, "C++" is
 * `c-plus-plus`. Spellings that differ in case alone share an address.
 */
export const tagSlug = memoize((tag: string): string =>
  tag
    .trim()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/^\./, 'dot')
    .replaceAll('+', '-plus')
    .replaceAll('#', '-sharp')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, ''),
)

/**
 * Order of dated entries: the newest first, by slug on the same day.
 * @param dayOf such as 2026-02-10
 */
export function newestFirst<Entry extends { slug: string }>(dayOf: (entry: Entry) => string) {
  return (one: Entry, other: Entry): number => {
    const [day, otherDay] = [dayOf(one), dayOf(other)]
    if (day !== otherDay) return day < otherDay ? 1 : -1
    return one.slug < other.slug ? -1 : 1
  }
}
