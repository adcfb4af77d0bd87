import type { DocumentSlug } from '../../content/procurement.ts'
import { textDay } from '../../content/content-files.server.ts'
import { companyPage, servicePage } from '../../content/load-pages.server.ts'
import { documentPage, legalPage, testimonials } from '../../content/load.server.ts'
import type { PageSection, PageText } from '../../content/parse-page.ts'
import type { CompanySlug, ServiceSlug } from '../../content/schema.ts'
import type { LegalPage, LegalSlug } from '../../content/legal-text.ts'
import type { Locale } from '../../locales/locales.ts'
import { labelOf } from './message-content.ts'
import type { EntryDays, PageContent } from './page.ts'

/**
 * A page whose words are one text with sections.
 * @param shown days of other texts that it shows
 */
export function textContent(
  locale: Locale,
  kind: string,
  slug: string,
  { text }: { text: PageText },
  shown: readonly EntryDays[] = [],
) {
  const { name, summary: description, sections } = text
  const questions = Object.entries(sections).flatMap(([id, section]) =>
    section.kind === 'questions' ? [id] : [],
  )
  return {
    description,
    head: { title: name, description },
    text: { kind, slug, questions },
    days: [...daysOfText(kind, slug, locale), ...shown],
  }
}

/** The day of a text, where it has one. */
export function daysOfText(kind: string, slug: string, locale: Locale): EntryDays[] {
  const day = textDay(kind, slug, locale)
  return day ? [{ slug, published: day }] : []
}

/** The days of all testimonials. */
export const testimonialDays = (locale: Locale) =>
  testimonials(locale).flatMap(({ slug }) => daysOfText('testimonials', slug, locale))

/** What a page that sells offers, for search engines. */
export function offerOf({ name, sections }: { name: string; sections: { hero: PageSection } }) {
  // What stands below the heading; the paragraphs after it are apart from it on the page.
  return { name, description: sections.hero.opening[0] ?? sections.hero.lead }
}

/** A page about the company or of a list. */
export function companyContent(
  locale: Locale,
  slug: CompanySlug,
  shown?: readonly EntryDays[],
): PageContent {
  const own = textContent(locale, 'pages', slug, companyPage(locale, slug), shown)
  return { ...labelOf(locale, slug), ...own }
}

/** A legal text. */
export function legalContent(locale: Locale, slug: LegalSlug): PageContent {
  return {
    ...labelOf(locale, slug),
    ...sectionedContent(locale, 'legal', slug, legalPage(locale, slug)),
  }
}

/** An outline that buyers read before a contract. */
export function documentContent(locale: Locale, slug: DocumentSlug): PageContent {
  const page = documentPage(locale, slug)
  return {
    params: { document: slug },
    title: page.title,
    ...sectionedContent(locale, 'documents', slug, page),
  }
}

function sectionedContent(
  locale: Locale,
  kind: string,
  slug: string,
  { title, summary: description, sample }: LegalPage,
) {
  return {
    description,
    head: { title, description },
    text: { kind, slug },
    days: daysOfText(kind, slug, locale),
    sample,
  }
}

/** A service's page. */
export function serviceContent(locale: Locale, slug: ServiceSlug): PageContent {
  const page = servicePage(locale, slug)
  return {
    ...labelOf(locale, `services.${slug}`),
    ...textContent(locale, 'services', slug, page),
    offer: offerOf(page.text),
    share: { drawing: `service-${page.picture}` },
  }
}
