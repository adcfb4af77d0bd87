import {
  categoriesOf,
  pageCount,
  pageNumbers,
  type PostChoice,
  postsOn,
  teaserOf,
  tagsOf,
  tagSlug,
  sharedLabel,
  labelCounts,
} from '../../content/blog-lists.ts'
import { posts } from '../../content/load.server.ts'
import type { PostSummary } from '../../content/post.ts'
import { translator } from '../../locales/translator.server.ts'
import type { Locale } from '../../locales/locales.ts'
import { href } from '../../locales/addresses.ts'
import { memoizeReader } from '../../locales/memoize-reader.server.ts'
import {
  comparableLabel,
  featuredPosts,
} from '../../components/sections/FeaturedContent/featured-posts.ts'

/** Categories and tags with fewer posts are kept out of search results. */
const indexedFrom = 3

/** Whether a list has too little of its own to be found by search engines. */
export function isThin(locale: Locale, choice: PostChoice): boolean {
  if ('page' in choice) return false
  const shown = postsOn(posts(locale), choice)
  return shown.length < indexedFrom || ('tag' in choice && repeatsCategory(shown))
}

/** Whether most posts with a tag are of one category, whose list says the same. */
function repeatsCategory(shown: readonly PostSummary[]): boolean {
  const sizes = categoriesOf(shown).map(({ count }) => count)
  return Math.max(...sizes) * 2 > shown.length
}

/** Data of one list of posts; it has none when its category, tag or page has no posts. */
export function blogListData(locale: Locale, choice: PostChoice) {
  const all = posts(locale)
  const topics = blogTopics(locale)
  const text = translator(locale, ['blog', 'taxonomy'])
  const shown = postsOn(all, choice)
  const head = blogListHead(locale, choice)
  const topic = (name: string, size: number) => text('blog.topic', { topic: name, count: size })
  const listed = topics.tags
    .filter(({ slug }) => leadsFrom(slug))
    .map(({ tag, slug, count: size }) => ({
      isRare: 'page' in choice && size === 1,
      link: {
        title: topic(tagName(tag, locale), size),
        path: href('blog.tag', locale, { tag: slug }),
        current: 'tag' in choice && choice.tag === slug,
      },
    }))
  const tagLinks = (wanted: (tag: (typeof listed)[number]) => boolean) =>
    listed.filter(wanted).map(({ link }) => link)
  return {
    choice,
    title: head.title,
    showsSample: shown.some(({ sample }) => sample),
    list: {
      lead: whole() ? text('blog.lead') : head.description,
      posts: shown.map(teaserOf),
      categories: [
        { title: text('blog.all'), path: href('blog', locale), current: whole() },
        ...topics.categories.map(({ category, count: size }) => ({
          title: topic(text(`taxonomy.post-category.${category}`), size),
          path: href('blog.category', locale, { category }),
          current: 'category' in choice && choice.category === category,
        })),
        // Where the visitor is, beside the ways to elsewhere.
        ...tagLinks(({ link }) => link.current),
      ],
      tags: tagLinks(({ isRare, link }) => !isRare && !link.current),
      /** Those of the whole list that lead to one post each. */
      rareTags: tagLinks(({ isRare }) => isRare),
      pages: 'page' in choice ? pagesAround(choice.page) : [],
    },
  }

  /** A part of the list leads to the tags of its own posts, so that two parts differ in more than their posts. */
  function leadsFrom(slug: string): boolean {
    return 'page' in choice || shown.some(({ tags }) => tags.some((tag) => tagSlug(tag) === slug))
  }

  function whole(): boolean {
    return 'page' in choice && choice.page === 1
  }

  function pagesAround(current: number) {
    return pageNumbers(pageCount(all), current).map((page) => ({
      page,
      path: page === 1 ? href('blog', locale) : href('blog.page', locale, { page: `${page}` }),
      current: page === current,
    }))
  }
}

/** Title and description of one list of posts; the description of a part of them is also its introduction. */
export function blogListHead(
  locale: Locale,
  choice: PostChoice,
): { title: string; description: string } {
  const all = posts(locale)
  const text = translator(locale, ['blog', 'taxonomy'])
  if ('page' in choice) {
    const { page } = choice
    return page === 1
      ? { title: text('blog.head.title'), description: text('blog.head.description') }
      : {
          title: text('blog.page.title', { page }),
          description: text('blog.page.description', { page, count: pageCount(all) }),
        }
  }
  if ('category' in choice) {
    const category = text(`taxonomy.post-category.${choice.category}`)
    return {
      title: text('blog.category.title', { category }),
      description: text(`blog.category.intro.${choice.category}`),
    }
  }
  const shown = postsOn(all, choice)
  const named = shown.flatMap(({ tags }) => tags).find((tag) => tagSlug(tag) === choice.tag)
  const tag = named ? tagName(named, locale) : ''
  return {
    title: text('blog.tag.title', { tag }),
    description: text('blog.tag.description', {
      tag,
      count: shown.length,
      latest: shown[0]?.title ?? '',
    }),
  }
}

/**
 * Categories and tags of all posts in a language. Counted once: every page of the list names them, and to count for
 * each would make the build grow with the square of the posts.
 */
export const blogTopics = memoizeReader((locale: Locale) => ({
  categories: categoriesOf(posts(locale)),
  tags: tagsOf(posts(locale)),
}))

/**
 * The name of a blog tag in a language.
 * @throws when the catalog `tags` does not have the tag, so that no page shows an English word
 */
export const tagName = memoizeReader((tag: string, locale: Locale): string => {
  const text = translator(locale, ['tags']) as (id: string) => string
  return text(`tags.${tagSlug(tag)}`)
})

/** So many of a subject and so many of all are enough to choose from: five, and the one that is read. */
const enough = 6

/**
 * The subject of a post and the other posts on it, the newest first; the newest of all where none shares it.
 */
export function relatedPosts(read: PostSummary, locale: Locale) {
  const { newest, counts, byLabel } = postIndex(locale)
  const subject = sharedLabel(read, counts)
  const onSubject = byLabel.get(comparableLabel(subject ?? '')) ?? []
  const others = [...new Set([...onSubject, ...newest])].filter(({ slug }) => slug !== read.slug)
  return { subject, posts: featuredPosts(others.map(teaserOf), { value: subject }) }
}

/** Made once: looking through all posts for each of them would make the build grow with their square. */
const postIndex = memoizeReader((locale: Locale) => {
  const all = posts(locale)
  const byLabel = new Map<string, PostSummary[]>()
  for (const post of all) {
    for (const label of new Set([post.category, ...post.tags].map(comparableLabel))) {
      const labelled = byLabel.get(label) ?? []
      if (labelled.length < enough) byLabel.set(label, [...labelled, post])
    }
  }
  return { newest: all.slice(0, enough), counts: labelCounts(all), byLabel }
})
