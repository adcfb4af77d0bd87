import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import type { PostChoice } from '../../content/blog-lists.ts'
import { type PostCategory, postCategories } from '../../content/taxonomy.ts'
import { blogListData } from './blog-data.ts'

export type Data = ReturnType<typeof data>

/** Every list of posts; a post itself has data of its own. */
export function data({ locale, routeParams }: PageContextServer) {
  const choice = choiceOf(routeParams)
  const found = choice && blogListData(locale, choice)
  if (!found || found.list.posts.length === 0) throw render(404)
  return found
}

/** The first page is the blog itself, which has no other address. */
function choiceOf({ page, category, tag }: Record<string, string>): PostChoice | undefined {
  if (tag !== undefined) return { tag }
  if (category !== undefined) {
    return Object.hasOwn(postCategories, category)
      ? { category: category as PostCategory }
      : undefined
  }
  if (page === undefined) return { page: 1 }
  return /^[2-9]$|^[1-9]\d+$/.test(page) ? { page: Number(page) } : undefined
}
