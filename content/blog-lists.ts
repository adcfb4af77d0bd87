import type { Locale } from '../locales/locales.ts'
import { type PostCategory, postCategories } from './taxonomy.ts'
import { tagSlug } from './tag-slug.ts'

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

/** Categories that have posts, in the order of the taxonomy. */
export function categoriesOf(
  posts: readonly Labelled[],
): { category: PostCategory; count: number }[] {
  return (Object.keys(postCategories) as PostCategory[])
    .map((category) => ({ category, count: postsOn(posts, { category }).length }))
    .filter(({ count }) => count > 0)
}

/** Tags of posts, each once; those with most posts first, then by name. */
export function tagsOf(posts: readonly Labelled[]): { tag: string; slug: string; count: number }[] {
  const tags = new Map(posts.flatMap((post) => post.tags.map((tag) => [tagSlug(tag), tag])))
  return [...tags]
    .map(([slug, tag]) => ({ tag, slug, count: postsOn(posts, { tag: slug }).length }))
    .sort((one, other) => other.count - one.count || one.tag.localeCompare(other.tag, 'en'))
}

/** The tag of a post that most of the others have; of several the first. */
export function sharedTag(post: Labelled, others: readonly Labelled[]): string | undefined {
  const counted = post.tags.map((tag) => postsOn(others, { tag: tagSlug(tag) }).length)
  const most = Math.max(...counted)
  return most > 0 ? post.tags[counted.indexOf(most)] : undefined
}

type Listed = Labelled & {
  slug: string
  language?: Locale | undefined
  title: string
  date: string
  preview: string
  image: { src: string; width: number; height: number }
  author: string
}

/** What lists show of a post, without its text. */
export function teaserOf(post: Listed) {
  const { slug, language, title, date, preview, image, category, tags, author } = post
  return { slug, language, title, date, preview, image, category, tags, author }
}
