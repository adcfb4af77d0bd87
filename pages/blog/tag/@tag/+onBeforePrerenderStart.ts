import { tagsOf } from '../../../../content/blog-lists.ts'
import { posts } from '../../../../content/load.server.ts'
import { defaultLocale } from '../../../../locales/locales.ts'
import { href } from '../../../../locales/routes.ts'

export function onBeforePrerenderStart(): string[] {
  return tagsOf(posts(defaultLocale)).map(({ slug }) =>
    href('blog.tag', defaultLocale, { tag: slug }),
  )
}
