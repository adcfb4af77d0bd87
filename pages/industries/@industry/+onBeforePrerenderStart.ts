import { industrySlugs } from '../../../content/load.server.ts'
import { defaultLocale } from '../../../locales/locales.ts'
import { href } from '../../../locales/routes.ts'

/** Healthcare has a page of its own beside this one. */
export function onBeforePrerenderStart(): string[] {
  return industrySlugs()
    .filter((industry) => industry !== 'healthcare')
    .map((industry) => href('industries.industry', defaultLocale, { industry }))
}
