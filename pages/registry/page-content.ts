import { basename } from 'node:path'
import { createTranslator } from '../../components/text/IntlRoot.tsx'
import { changeDay, textDay } from '../../content/content-files.server.ts'
import { company } from '../../content/company.ts'
import { catalogMessages } from '../../locales/catalog.server.ts'
import type { Locale } from '../../locales/locales.ts'
import { catalogsOfEveryPage, routes, type RouteId } from '../../locales/route-table.ts'
import type { PageContent } from './page.ts'
import type { DocumentSlug } from '../../content/procurement.ts'
import { companyPage, servicePage } from '../../content/load-pages.server.ts'
import { documentPage, legalPage, testimonials } from '../../content/load.server.ts'
import type { PageSection, PageText } from '../../content/parse-page.ts'
import type { CompanySlug, DrawingFile, ServiceSlug } from '../../content/schema.ts'
import type { LegalPage, LegalSlug } from '../../content/legal-text.ts'

/**
 * A page whose words are messages.
 * @throws RangeError for a route without them
 */
export function messageContent(locale: Locale, id: RouteId): PageContent {
  const { title, description } = labelled(locale, id)
  const { title: own } = routes[id]
  if (!own) throw new RangeError(`Nothing gives the page "${id}" its title`)
  const head = { title: pageTranslator(locale, id)(own), description }
  return { title, description, head, name: title, days: daysOfMessages(locale, id) }
}

/** The days of a page's words that are messages. */
export function daysOfMessages(locale: Locale, id: RouteId): string[] {
  return routes[id].namespaces.flatMap((name) => changeDay(`locales/${locale}/${name}.json`) ?? [])
}

export function labelOf(locale: Locale, id: RouteId) {
  return { title: pageTranslator(locale, id)(routes[id].label) }
}

export function labelled(locale: Locale, id: RouteId) {
  const { description } = routes[id]
  if (!description) throw new RangeError(`Nothing gives the page "${id}" its description`)
  return { ...labelOf(locale, id), description: pageTranslator(locale, id)(description) }
}

/** The messages of a page as strings, those of every page without an id; each may name the company. */
export function pageTranslator(locale: Locale, id?: RouteId) {
  const own = id ? routes[id].namespaces : []
  const messages = catalogMessages(locale, [...catalogsOfEveryPage, ...own])
  const text = createTranslator({ locale, messages }) as (id: string, values: object) => string
  return (message: string) => text(message, { company: company.name })
}

/**
 * A page whose words are one text with sections.
 * @param shown days of other texts that it shows
 */
export function textContent(
  locale: Locale,
  folder: string,
  slug: string,
  { text }: { text: PageText },
  shown: readonly string[] = [],
) {
  const { name, summary: description, sections } = text
  const questions = Object.entries(sections).flatMap(([id, section]) =>
    section.kind === 'questions' ? [id] : [],
  )
  return {
    description,
    head: { title: name, description },
    text: { folder, slug, questions },
    days: [...daysOfText(folder, slug, locale), ...shown],
  }
}

/** The day of a text, where it has one. */
export function daysOfText(folder: string, slug: string, locale: Locale): string[] {
  const day = textDay(folder, slug, locale)
  return day ? [day] : []
}

/** The days of all testimonials. */
export const testimonialDays = (locale: Locale) =>
  testimonials(locale).flatMap(({ slug }) => daysOfText('testimonials', slug, locale))

/** The name of an entry's drawing in `components/art/files.json`: that of its file before the hash. */
export function drawingName({ image }: { image: DrawingFile }): string {
  return basename(image.src).split('.')[0]!
}

/** What a page that sells offers, for search engines. */
export function offerOf({ name, sections }: { name: string; sections: { hero: PageSection } }) {
  // What stands below the heading; the paragraphs after it are apart from it on the page.
  return { name, description: sections.hero.opening[0] ?? sections.hero.lead }
}

/** A page about the company or of a list. */
export function companyContent(
  locale: Locale,
  slug: CompanySlug,
  shown?: readonly string[],
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
  folder: string,
  slug: string,
  { title, summary: description, sample }: LegalPage,
) {
  return {
    description,
    head: { title, description },
    text: { folder, slug },
    days: daysOfText(folder, slug, locale),
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
