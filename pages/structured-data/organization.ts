import type { Organization } from 'schema-dts'
import { company } from '../../content/company.ts'
import { siteUrl } from '../site-url.ts'
import { organizationId } from './node-id.ts'

/**
 * The company, in the words of the footer. Its postal address stays out: the one of `company.ts` is a
 * sample.
 * @param description sentence of the footer, with the claims in it
 */
export function organization(description: string): Organization {
  const { url: reviews } = company.reviewSite
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: company.name,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
    description,
    ...(reviews ? { sameAs: [reviews] } : {}),
  }
}
