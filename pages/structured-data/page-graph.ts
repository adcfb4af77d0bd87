import type { Graph, Thing } from 'schema-dts'
import type { MessageId } from '../../locales/messages.d.ts'
import type { RouteRecord } from '../../locales/route-record.ts'
import { routes } from '../../locales/route-table.ts'
import { findPage, pages } from '../registry/pages.ts'
import { article } from './article.ts'
import { blogPosting } from './blog-posting.ts'
import { breadcrumbList } from './breadcrumb-list.ts'
import type { DescribedPage } from './described-page.ts'
import { itemList } from './item-list.ts'
import { nodeId } from './node-id.ts'
import { organization, organizationName } from './organization.ts'
import { service } from './service.ts'
import { webPage } from './web-page.ts'
import { webSite } from './web-site.ts'

type PageLabels = {
  /** Sentence of the footer about the company. */
  company: string
  /** Text of a route's short name. */
  label: (id: MessageId) => string
}

/** All that a page tells search engines about itself and the company: one graph, ids that resolve in it. */
export function pageGraph(page: DescribedPage, labels: PageLabels): Graph {
  const trail = breadcrumbList(page, labels.label)
  const subject = subjectOf(page)
  const { aboutCompany }: RouteRecord = routes[page.id]
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
function subjectOf(page: DescribedPage): { id: string; node: Thing } | undefined {
  const { id, locale, params, url } = page
  const found = findPage(locale, id, params)
  const text =
    found?.entry?.kind === 'story'
      ? article(page, found.entry.value)
      : found?.entry && blogPosting(page, found.entry.value)
  if (text) return { id: nodeId(url, 'article'), node: text }
  if (found?.offer) return { id: nodeId(url, 'service'), node: service(page, found.offer) }
  const list = itemList(page, found?.listed?.(pages(locale)) ?? [])
  return list && { id: nodeId(url, 'list'), node: list }
}
