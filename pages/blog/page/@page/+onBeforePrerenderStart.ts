import { pageCount } from '../../../../content/blog-lists.ts'
import { posts } from '../../../../content/load.server.ts'
import { defaultLocale } from '../../../../locales/locales.ts'
import { href } from '../../../../locales/routes.ts'

export function onBeforePrerenderStart(): string[] {
  return Array.from({ length: pageCount(posts(defaultLocale)) - 1 }, (_, at) =>
    href('blog.page', defaultLocale, { page: `${at + 2}` }),
  )
}
