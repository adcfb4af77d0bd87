import { type RefObject, useEffect, useState } from 'react'
import { type PostCategory, postCategories } from '../../../content/taxonomy.ts'
import { defaultLocale, type Locale, locales } from '../../../locales/locales.ts'
import { type BlogPosts, readBlogPosts } from '../../../server/contract/blog-posts.ts'
import { useLocale } from '../../text/IntlRoot.tsx'
import type { BlogPost } from './BlogTeaser.tsx'

/** How far from the view the posts are asked for. */
const margin = '200px'

type FreshPosts = {
  posts: readonly BlogPost[]
  /** Whether these are the given ones, or those of the server; asking it may have failed. */
  state: 'given' | 'fresh' | 'failed'
}

/**
 * The given posts, and once their element comes near the view those that the server has now.
 * Whatever goes wrong, the given ones stay (ER-09).
 * @param ref the element that shows them
 */
export function useFreshPosts(
  posts: readonly BlogPost[],
  ref: RefObject<Element | null>,
): FreshPosts {
  const locale = useLocale()
  const [answer, setAnswer] = useState<{ locale: Locale; posts: Answer }>()
  useEffect(() => {
    const { current } = ref
    if (!current) return
    const leaving = new AbortController()
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        near.disconnect()
        void readPosts(locale, leaving.signal).then((read) => {
          if (!leaving.signal.aborted) setAnswer({ locale, posts: read })
        })
      },
      { rootMargin: margin },
    )
    near.observe(current)
    return () => {
      near.disconnect()
      leaving.abort()
    }
  }, [ref, locale])
  if (answer?.locale !== locale || answer.posts === 'none') return { posts, state: 'given' }
  if (answer.posts === 'failed') return { posts, state: 'failed' }
  return { posts: withAuthors(answer.posts, posts), state: 'fresh' }
}

type Answer = readonly BlogPost[] | 'none' | 'failed'

/** Never throws: a list that this page has no words for is a failure as well. */
async function readPosts(locale: Locale, signal: AbortSignal): Promise<Answer> {
  const query = locale === defaultLocale ? '' : `?locale=${locale}`
  try {
    const response = await fetch(`/api/blog/posts${query}`, { signal })
    if (response.status === 204) return 'none'
    const posts = response.ok ? readBlogPosts(await response.json()) : undefined
    return posts?.every(isShowable) ? posts : 'failed'
  } catch {
    return 'failed'
  }
}

function isShowable(
  post: BlogPosts[number],
): post is BlogPosts[number] & { category: PostCategory; language?: Locale } {
  const { category, language } = post
  const isKnown = language === undefined || locales.some(({ code }) => code === language)
  return Object.hasOwn(postCategories, category) && isKnown
}

/** E-02 names no author: a post that was there keeps its own. */
function withAuthors(fresh: readonly BlogPost[], given: readonly BlogPost[]): BlogPost[] {
  const authors = new Map(given.map(({ slug, author }) => [slug, author]))
  return fresh.map((post) => ({ ...post, author: authors.get(post.slug) }))
}
