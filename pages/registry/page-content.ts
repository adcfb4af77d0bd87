import { changeDay, textDay } from '../../content/content-files.server.ts'
import type { ContentFolder } from '../../content/content-folder.server.ts'
import { company } from '../../content/company.ts'
import { translator } from '../../locales/translator.server.ts'
import type { Locale } from '../../locales/locales.ts'
import { catalogsOfEveryPage, routes, type RouteId } from '../../locales/route-table.ts'
import type { Page, PageContent } from './page.ts'
import type { DocumentSlug } from '../../content/procurement.ts'
import { anyIndustryPage, companyPage, servicePage } from '../../content/load-pages.server.ts'
import { documentPage, legalPage, testimonials } from '../../content/load.server.ts'
import type { PageSection, PageText } from '../../content/parse-page.ts'
import type { CompanySlug, ServiceSlug } from '../../content/schema.ts'
import type { LegalPage, LegalSlug } from '../../content/legal-text.ts'

/** The pages of a route in a language, in the order in which lists show them. */
export type PageSource = (locale: Locale) => readonly PageContent[]

/** What a page has beside its words. */
type Beside = {
  /** Days of what it shows or chooses from beside its own words. */
  shown?: readonly string[]
  /** Its drawing in previews of links. */
  drawing?: string
}

/**
 * A page whose words are messages.
 * @throws RangeError for a route without them
 */
export function messageContent(
  locale: Locale,
  id: RouteId,
  { shown = [], drawing }: Beside = {},
): PageContent {
  const { title, description } = titleAndDescription(locale, id)
  const { title: own } = routes[id]
  if (!own) throw new RangeError(`Nothing gives the page "${id}" its title`)
  const head = { title: pageTranslator(locale, id)(own), description }
  const days = [...daysOfMessages(locale, id), ...shown]
  return { title, description, head, name: title, days, share: { drawing } }
}

/** The days of a page's words that are messages. */
export function daysOfMessages(locale: Locale, id: RouteId): string[] {
  return routes[id].catalogs.flatMap((name) => changeDay(`locales/${locale}/${name}.json`) ?? [])
}

/** The short name of a route. */
export function titleOf(locale: Locale, id: RouteId): string {
  return pageTranslator(locale, id)(routes[id].label)
}

export function titleAndDescription(locale: Locale, id: RouteId) {
  const { description } = routes[id]
  if (!description) throw new RangeError(`Nothing gives the page "${id}" its description`)
  return { title: titleOf(locale, id), description: pageTranslator(locale, id)(description) }
}

/** The messages of a page as strings, those of every page without an id; each may name the company. */
export function pageTranslator(locale: Locale, id?: RouteId) {
  const own = id ? routes[id].catalogs : []
  const text = translator(locale, [...catalogsOfEveryPage, ...own]) as (
    id: string,
    values: object,
  ) => string
  return (message: string) => text(message, { company: company.name })
}

/**
 * A page whose words are one text with sections.
 * @param shown days of other texts that it shows
 */
export function textContent(
  locale: Locale,
  folder: ContentFolder,
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
    ownText: { folder, slug, questions },
    days: [...daysOfText(folder, slug, locale), ...shown],
  }
}

/** The day of a text, where it has one. */
export function daysOfText(folder: ContentFolder, slug: string, locale: Locale): string[] {
  const day = textDay(folder, slug, locale)
  return day ? [day] : []
}

/** The days of all testimonials. */
export const testimonialDays = (locale: Locale) =>
  testimonials(locale).flatMap(({ slug }) => daysOfText('testimonials', slug, locale))

/** What a page that sells offers, for search engines. */
function offerOf({ name, sections }: { name: string; sections: { hero: PageSection } }) {
  // What stands below the heading; the paragraphs after it are apart from it on the page.
  return { name, description: sections.hero.opening[0] ?? sections.hero.lead }
}

/** Paths of all pages of a kind. */
export const ofKind = (kind: Page['kind']) => (all: readonly Page[]) =>
  all.filter((page) => page.kind === kind).map(({ path }) => path)

/** A page about the company or of a list. */
export function companyContent(
  locale: Locale,
  slug: CompanySlug,
  { shown, drawing }: Beside = {},
): PageContent {
  const own = textContent(locale, 'pages', slug, companyPage(locale, slug), shown)
  return { title: titleOf(locale, slug), ...own, share: { drawing } }
}

/** A legal text. */
export function legalContent(locale: Locale, slug: LegalSlug): PageContent {
  return {
    title: titleOf(locale, slug),
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
  folder: ContentFolder,
  slug: string,
  { title, summary: description, sample }: LegalPage,
) {
  return {
    description,
    head: { title, description },
    ownText: { folder, slug },
    days: daysOfText(folder, slug, locale),
    sample,
  }
}

/** A service's page. */
export function serviceContent(locale: Locale, slug: ServiceSlug): PageContent {
  const page = servicePage(locale, slug)
  return {
    title: titleOf(locale, `services.${slug}`),
    ...textContent(locale, 'services', slug, page),
    offer: offerOf(page.text),
    share: { drawing: `service-${page.picture}` },
  }
}

/** The page of an industry but for its title, which only one with an outline of its own has in the route table. */
export function industryContent(locale: Locale, slug: string) {
  const page = anyIndustryPage(locale, slug)
  const { text, industry } = page
  return {
    ...textContent(locale, 'industries', slug, page),
    industry,
    offer: offerOf(text),
    share: { drawing: `industry-${industry}` },
  }
}
