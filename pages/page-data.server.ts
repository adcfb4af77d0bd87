import { routes } from '../locales/route-table.ts'
import type { PageData } from './page-context.d.ts'
import type { Page } from './registry/page.ts'

type Context = {
  locale: Page['locale']
  routeParams: Page['params']
  urlParsed: { search: Record<string, string> }
}

const dataHooks = import.meta.glob<(context: Context) => PageData>(
  // The site map holds the words of all pages and would be found by each of them.
  ['./**/+data.ts', '!./search/**', '!./sitemap/**', '!./_error/**'],
  { eager: true, import: 'data' },
)

/** What the data hook of a page gives to it; the folder of a list of a family is `index`. */
export function pageData({ id, locale, params }: Page): PageData | undefined {
  const folder = `.${routes[id].path === '/' ? '' : routes[id].path}`
  const hook = dataHooks[`${folder}/+data.ts`] ?? dataHooks[`${folder}/index/+data.ts`]
  return hook?.({ locale, routeParams: params, urlParsed: { search: {} } })
}
