import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { type PostCategory, postCategories } from '../../../../content/taxonomy.ts'
import { blogListData } from '../../../blog-list-data.ts'

export function data({ locale, routeParams: { category = '' } }: PageContextServer) {
  if (!Object.hasOwn(postCategories, category)) throw render(404)
  const found = blogListData(locale, { category: category as PostCategory })
  if (found.list.posts.length === 0) throw render(404)
  return found
}
