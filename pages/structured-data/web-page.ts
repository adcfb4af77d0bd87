import type { AboutPage, CollectionPage, ContactPage, WebPage } from 'schema-dts'
import { routes } from '../../locales/route-table.ts'
import type { DescribedPage } from './described-page.ts'
import { nodeId, webSiteId } from './node-id.ts'

type Parts = {
  /** The page has a trail. */
  trail: boolean
  /** Id of the node that the page is about, where there is one. */
  subject: string | undefined
}

/** The page itself, of the type that its route's kind has. */
export function webPage(
  page: DescribedPage,
  { trail, subject }: Parts,
): WebPage | CollectionPage | ContactPage | AboutPage {
  const { url, locale, name } = page
  return {
    '@type': typeOf(page),
    '@id': nodeId(url, 'webpage'),
    url,
    name,
    inLanguage: locale,
    isPartOf: { '@id': webSiteId },
    ...(trail ? { breadcrumb: { '@id': nodeId(url, 'breadcrumbs') } } : {}),
    ...(subject ? { mainEntity: { '@id': subject } } : {}),
  }
}

/** Questions have no type of their own: FAQPage has no results any more. */
function typeOf({ id }: DescribedPage) {
  if (id === 'about') return 'AboutPage'
  const { kind } = routes[id]
  if (kind === 'contact') return 'ContactPage'
  return kind === 'list' ? 'CollectionPage' : 'WebPage'
}
