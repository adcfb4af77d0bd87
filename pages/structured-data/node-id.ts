import { siteUrl } from '../site-url.ts'
import type { PageMeta } from '../head/page-meta.ts'

/** Nodes of the site as a whole, which every page's graph holds under the same ids. */
export const organizationId = `${siteUrl}/#organization`
export const webSiteId = `${siteUrl}/#website`

/** Parts of a page's own graph. */
type Part = 'webpage' | 'breadcrumbs' | 'service' | 'article' | 'author' | 'list'

/** Id of a node that belongs to one page: its canonical address plus a fragment. */
export function nodeId(url: string, part: Part): string {
  return `${url}#${part}`
}

/** A page as its graph describes it: where it stands, and how its trail of breadcrumbs names it. */
export type DescribedPage = Pick<PageMeta, 'id' | 'params' | 'locale' | 'url'> & {
  /** Last part of the visible trail; on the home page the company's name. */
  name: string
}
