import type { WebSite } from 'schema-dts'
import { company } from '../../content/company.ts'
import { locales } from '../../locales/locales.ts'
import { siteUrl } from '../site-url.ts'
import { organizationId, webSiteId } from './node-id.ts'

/** The site in all its live languages; search engines take its name from here. */
export function webSite(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': webSiteId,
    name: company.name,
    url: `${siteUrl}/`,
    inLanguage: locales.filter(({ state }) => state === 'live').map(({ code }) => code),
    publisher: { '@id': organizationId },
  }
}
