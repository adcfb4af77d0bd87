import type { PageContextServer } from 'vike/types'
import { teaserOf } from '../../content/blog-lists.ts'
import { posts, testimonials } from '../../content/load.server.ts'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const reviews = testimonials(locale).slice(0, 9)
  const newest = posts(locale).slice(0, 5)
  return {
    sample: [...reviews, ...newest].some(({ sample }) => sample),
    testimonials: reviews,
    posts: newest.map(teaserOf),
  }
}
