import { posts } from '../../../content/load.server.ts'
import { defaultLocale } from '../../../locales/locales.ts'
import { href } from '../../../locales/routes.ts'

export function onBeforePrerenderStart(): string[] {
  return posts(defaultLocale).map(({ slug }) => href('blog.post', defaultLocale, { post: slug }))
}
