import type { ItemList } from 'schema-dts'
import { siteUrl } from '../site-url.ts'
import type { DescribedPage } from './described-page.ts'
import { nodeId } from './node-id.ts'

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
