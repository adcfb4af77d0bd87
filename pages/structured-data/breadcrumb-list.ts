import type { BreadcrumbList } from 'schema-dts'
import { labelOf, routesAbove } from '../../components/shell/navigation.ts'
import { href } from '../../locales/routes.ts'
import type { MessageId } from '../../locales/messages.d.ts'
import { siteUrl } from '../site-url.ts'
import type { DescribedPage } from './described-page.ts'
import { nodeId } from './node-id.ts'

/**
 * The visible trail, the page itself last; undefined on the home page, which has none.
 * @param label text of a route's short name
 */
export function breadcrumbList(
  { id, locale, url, name }: DescribedPage,
  label: (id: MessageId) => string,
): BreadcrumbList | undefined {
  const above = routesAbove(id).map((each) => ({
    name: label(labelOf(each)),
    item: siteUrl + href(each, locale),
  }))
  if (above.length === 0) return undefined
  return {
    '@type': 'BreadcrumbList',
    '@id': nodeId(url, 'breadcrumbs'),
    itemListElement: [...above, { name, item: url }].map((item, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      ...item,
    })),
  }
}
