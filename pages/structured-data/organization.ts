import type { Organization, WebSite } from 'schema-dts'
import { siteUrl, isPublic } from '../site-url.ts'
import type { Page } from '../registry/page.ts'
import { company, legalEntity as ourEntity } from '../../content/company.ts'
import { liveLocales } from '../../locales/locales.ts'

/** Nodes of the site as a whole, which every page's graph holds under the same ids. */
export const organizationId = `${siteUrl}/#organization`
export const webSiteId = `${siteUrl}/#website`

/** Parts of a page's own graph. */
type Part = 'webpage' | 'breadcrumbs' | 'service' | 'article' | 'author' | 'list'

/** Id of a node that belongs to one page: its canonical address plus a fragment. */
export function nodeId({ path }: Pick<Page, 'path'>, part: Part): string {
  return `${siteUrl}${path}#${part}`
}

type Company = {
  name: string
  email: string
  legalEntity: {
    sample: boolean
    name: string
    street: string
    postalCode: string
    locality: string
    country: string
    telephone: string
    vatNumber: string
  }
  reviewSite: { url: string }
}

/** The company by its name, for pages that are about something else. */
export function organizationName() {
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: company.name,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
  } as const satisfies Organization
}

/**
 * The company, in the words of the footer, and who it is by law. What of that is a sample is told to crawlers on this
 * machine alone.
 * @param description sentence of the footer, with the claims in it
 */
export function organization(
  description: string,
  { name, email, legalEntity, reviewSite }: Company = { ...company, legalEntity: ourEntity },
): Organization {
  return {
    ...organizationName(),
    name,
    description,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      email,
      availableLanguage: [...liveLocales],
    },
    ...(legalEntity.sample && isPublic ? {} : lawful(legalEntity)),
    ...(reviewSite.url ? { sameAs: [reviewSite.url] } : {}),
  }
}

function lawful(entity: Company['legalEntity']) {
  const { name, street, postalCode, locality, country, telephone, vatNumber } = entity
  return {
    legalName: name,
    vatID: vatNumber,
    telephone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode,
      addressLocality: locality,
      addressCountry: country,
    },
  } as const
}

/** The site in all its live languages; search engines take its name from here. */
export function webSite(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': webSiteId,
    name: company.name,
    url: `${siteUrl}/`,
    inLanguage: [...liveLocales],
    publisher: { '@id': organizationId },
  }
}
