import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { blogListData } from '../../../blog-list-data.ts'

export function data({ locale, routeParams: { tag = '' } }: PageContextServer) {
  const found = blogListData(locale, { tag })
  if (found.list.posts.length === 0) throw render(404)
  return found
}
