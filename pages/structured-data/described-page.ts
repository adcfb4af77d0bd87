import type { PageFacts } from '../head/page-facts.ts'

/** A page as its graph describes it: where it stands, and how its trail of breadcrumbs names it. */
export type DescribedPage = Pick<PageFacts, 'id' | 'params' | 'locale' | 'address'> & {
  /** Last part of the visible trail; on the home page the company's name. */
  name: string
}
