import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { blogListData } from '../../../blog-list-data.ts'

/** The first page is the blog itself. */
export function data({ locale, routeParams: { page = '' } }: PageContextServer) {
  const found = /^[2-9]$|^[1-9]\d+$/.test(page) && blogListData(locale, { page: Number(page) })
  if (!found || found.list.posts.length === 0) throw render(404)
  return found
}
