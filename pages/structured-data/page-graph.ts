import type {
  Graph,
  Thing,
  AboutPage,
  CollectionPage,
  ContactPage,
  WebPage,
  Service,
  BreadcrumbList,
  ItemList,
} from 'schema-dts'
import type { MessageId } from '../../locales/messages.d.ts'
import { routeKinds } from '../../locales/route-record.ts'
import { routes } from '../../locales/route-table.ts'
import { pages } from '../registry/pages.ts'
import { article, blogPosting } from './published-texts.ts'
import {
  nodeId,
  webSiteId,
  organizationId,
  organization,
  organizationName,
  webSite,
} from './organization.ts'
import { factualEntry, type Page } from '../registry/page.ts'
import { labelOf, routesAbove } from '../../components/shell/navigation.ts'
import { href } from '../../locales/addresses.ts'
import { siteUrl } from '../site-url.ts'

type PageLabels = {
  /** Sentence of the footer about the company. */
  company: string
  /** Text of a route's short name. */
  label: (id: MessageId) => string
}

/** All that a page tells search engines about itself and the company: one graph, ids that resolve in it. */
export function pageGraph(page: Page, labels: PageLabels): Graph {
  const trail = breadcrumbList(page, labels.label)
  const subject = subjectOf(page)
  const { aboutCompany } = routes[page.id]
  const nodes = [
    aboutCompany ? organization(labels.company) : organizationName(),
    webSite(),
    webPage(page, { trail: trail !== undefined, subject: subject?.id }),
    trail,
    subject?.node,
  ]
  return {
    '@context': 'https://schema.org',
    '@graph': nodes.filter((node) => node !== undefined),
  }
}

/** What a page is about: an offer, a text, or the pages that it lists. */
function subjectOf(page: Page): { id: string; node: Thing } | undefined {
  const { offer } = page
  const entry = factualEntry(page)
  if (entry) {
    const text = page.kind === 'post' ? blogPosting(page, entry) : article(page)
    return { id: nodeId(page, 'article'), node: text }
  }
  if (offer) return { id: nodeId(page, 'service'), node: service(page, offer) }
  const list = itemList(page, page.listedPaths?.(pages(page.locale)) ?? [])
  return list && { id: nodeId(page, 'list'), node: list }
}

type Parts = {
  /** The page has a trail. */
  trail: boolean
  /** Id of the node that the page is about, where there is one. */
  subject: string | undefined
}

/** The page itself, of the type that its route's kind has. */
function webPage(
  page: Page,
  { trail, subject }: Parts,
): WebPage | CollectionPage | ContactPage | AboutPage {
  const { path, locale, name } = page
  return {
    '@type': typeOf(page),
    '@id': nodeId(page, 'webpage'),
    url: siteUrl + path,
    name,
    inLanguage: locale,
    isPartOf: { '@id': webSiteId },
    ...(trail ? { breadcrumb: { '@id': nodeId(page, 'breadcrumbs') } } : {}),
    ...(subject ? { mainEntity: { '@id': subject } } : {}),
  }
}

/** Questions have no type of their own: FAQPage has no results any more. */
function typeOf({ id, kind }: Page) {
  return id === 'about' ? 'AboutPage' : routeKinds[kind].schemaType
}

/** What the page of a service or of an industry offers, in the words that open it. */
function service(page: Page, offer: NonNullable<Page['offer']>): Service {
  return {
    '@type': 'Service',
    '@id': nodeId(page, 'service'),
    ...offer,
    url: siteUrl + page.path,
    provider: { '@id': organizationId },
  }
}

/**
 * The visible trail, the page itself last; undefined on the home page, which has none.
 * @param label text of a route's short name
 */
function breadcrumbList(page: Page, label: (id: MessageId) => string): BreadcrumbList | undefined {
  const { id, locale, path, name } = page
  const above = routesAbove(id).map((each) => ({
    name: label(labelOf(each)),
    item: siteUrl + href(each, locale),
  }))
  if (above.length === 0) return undefined
  return {
    '@type': 'BreadcrumbList',
    '@id': nodeId(page, 'breadcrumbs'),
    itemListElement: [...above, { name, item: siteUrl + path }].map((item, at) => ({
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
function itemList(page: Page, paths: readonly string[]): ItemList | undefined {
  if (paths.length === 0) return undefined
  return {
    '@type': 'ItemList',
    '@id': nodeId(page, 'list'),
    itemListElement: paths.map((path, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      url: siteUrl + path,
    })),
  }
}
