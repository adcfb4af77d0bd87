import type { PageMeta } from '../head/page-meta.ts'

/** A page as its graph describes it: where it stands, and how its trail of breadcrumbs names it. */
export type DescribedPage = Pick<PageMeta, 'id' | 'params' | 'locale' | 'url'> & {
  /** Last part of the visible trail; on the home page the company's name. */
  name: string
}
