import type { PageContextServer } from 'vike/types'
import { blogListData } from '../../blog-list-data.ts'

export function data({ locale }: PageContextServer) {
  return blogListData(locale, { page: 1 })
}
