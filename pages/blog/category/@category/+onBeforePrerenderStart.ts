import { categoriesOf } from '../../../../content/blog-lists.ts'
import { posts } from '../../../../content/load.server.ts'
import { defaultLocale } from '../../../../locales/locales.ts'
import { href } from '../../../../locales/routes.ts'

export function onBeforePrerenderStart(): string[] {
  return categoriesOf(posts(defaultLocale)).map(({ category }) =>
    href('blog.category', defaultLocale, { category }),
  )
}
