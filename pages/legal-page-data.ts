import { legalPage } from '../content/load.server.ts'
import type { LegalPage, LegalSlug } from '../content/legal-text.ts'
import type { Locale } from '../locales/locales.ts'

export type LegalPageData = {
  page: LegalPage
  showsSample: boolean
}

/** Data of a legal page; its title and description come from its text. */
export function legalPageData(locale: Locale, slug: LegalSlug): LegalPageData {
  const page = legalPage(locale, slug)
  return { page, showsSample: page.sample }
}
