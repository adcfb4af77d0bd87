import type { BreadcrumbList, ItemList } from 'schema-dts'
import { labelOf, routesAbove } from '../../components/shell/navigation.ts'
import { href } from '../../locales/routes.ts'
import type { MessageId } from '../../locales/messages.d.ts'
import { siteUrl } from '../site-url.ts'
import { type DescribedPage, nodeId } from './node-id.ts'

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

/**
 * The pages that a list leads to, by their addresses alone: what each of them says is in its own
 * graph, so that a list tells nothing of a sample.
 * @param paths in the visible order; none gives no list
 */
export function itemList({ url }: DescribedPage, paths: readonly string[]): ItemList | undefined {
  if (paths.length === 0) return undefined
  return {
    '@type': 'ItemList',
    '@id': nodeId(url, 'list'),
    itemListElement: paths.map((path, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      url: siteUrl + path,
    })),
  }
}
