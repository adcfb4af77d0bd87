import { pageText } from '../components/text/page-text.ts'
import { companyPage, healthcarePage, legalPage, servicePage } from '../content/load.server.ts'
import {
  type CompanySlug,
  companySlugs,
  type LegalSlug,
  legalSlugs,
  serviceSlugs,
} from '../content/schema.ts'
import { messagesFor } from '../locales/catalog.server.ts'
import type { Locale } from '../locales/locales.ts'
import type { RouteRecord } from '../locales/route-record.ts'
import { routes } from '../locales/route-table.ts'
import type { RouteId } from '../locales/routes.ts'

type Head = { title: string; description: string }

/**
 * Short name and description of a page without parameters, from its messages or from its entry.
 * @throws RangeError for a route that has neither
 */
export function pageHead(locale: Locale, id: RouteId): Head {
  const { label, description, namespaces }: RouteRecord = routes[id]
  const text = pageText({ locale, messages: messagesFor(locale, ['common', ...namespaces]) })
  const message = text as (id: string) => string
  const title = message(label)
  return { title, description: description ? message(description) : entrySummary(locale, id) }
}

function entrySummary(locale: Locale, id: RouteId): string {
  const service = serviceSlugs.find((slug) => id === `services.${slug}`)
  if (service) return servicePage(locale, service).text.summary
  if (id === 'industries.healthcare') return healthcarePage(locale).text.summary
  if (isLegal(id)) return legalPage(locale, id).summary
  if (isCompany(id)) return companyPage(locale, id).text.summary
  throw new RangeError(`Route "${id}" has no description in messages or content`)
}

const isLegal = (id: string): id is LegalSlug => (legalSlugs as readonly string[]).includes(id)
const isCompany = (id: string): id is CompanySlug =>
  (companySlugs as readonly string[]).includes(id)
