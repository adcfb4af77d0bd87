import { stories } from '../../../content/load.server.ts'
import { defaultLocale } from '../../../locales/locales.ts'
import { href } from '../../../locales/routes.ts'

export function onBeforePrerenderStart(): string[] {
  return stories(defaultLocale).map(({ slug }) =>
    href('success-stories.story', defaultLocale, { story: slug }),
  )
}
