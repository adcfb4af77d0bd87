import type { Service } from 'schema-dts'
import type { Page } from '../registry/page.ts'
import type { DescribedPage } from './described-page.ts'
import { nodeId, organizationId } from './node-id.ts'

/** What the page of a service or of an industry offers, in the words that open it. */
export function service(page: DescribedPage, offer: NonNullable<Page['offer']>): Service {
  return {
    '@type': 'Service',
    '@id': nodeId(page.url, 'service'),
    ...offer,
    url: page.url,
    provider: { '@id': organizationId },
  }
}
