import type { Locale } from '../locales/locales.ts'
import { contentFile, slugsOf, textFile } from './content-files.server.ts'
import { memoizeReader } from '../locales/memoize-reader.server.ts'
import { type OutlineName, outlines } from './page-outlines.ts'
import { parseFacts } from './parse-facts.ts'
import {
  hireCountryFacts,
  roleFacts,
  skillFacts,
  type ServiceSlug,
  serviceSlugs,
  type CompanySlug,
  hiringFacts,
  industryFacts,
  pageFacts,
  serviceFacts,
} from './schema.ts'
import { withSharedRows } from './shared-rows.ts'
import {
  type HireCountry,
  hireCountries,
  isOneOf,
  type Role,
  roles,
  type Skill,
  skills,
  industries,
} from './taxonomy.ts'
import { stories, testimonials } from './load.server.ts'
import { type PageSection, type PageText, parsePage } from './parse-page.ts'
import { listedStory } from './story.ts'
import { firstScreenOf } from './page-sections.ts'
import { ContentError } from './content-error.ts'
import type { ContentFolder } from './content-folder.server.ts'

/** The words of an entry, checked against an outline. */
function loadPageText<Name extends OutlineName>(
  folder: ContentFolder,
  slug: string,
  locale: Locale,
  name: Name,
): PageText<keyof (typeof outlines)[Name] & string> {
  return parsedPage(folder, slug, locale, name) as PageText<keyof (typeof outlines)[Name] & string>
}

const parsedPage = memoizeReader(
  (folder: ContentFolder, slug: string, locale: Locale, name: OutlineName): PageText<string> => {
    const [path, text] = pageFile(folder, slug, locale)
    return parsePage(path, text, locale, outlines[name])
  },
)

/** Path and words of an entry, with the rows that it shares with other pages. */
export function pageFile(
  folder: ContentFolder,
  slug: string,
  locale: Locale,
): [path: string, text: string] {
  const [path, text, written] = textFile(folder, slug, locale)
  return [path, withSharedRows(path, text, () => textFile('shared', 'ways', written)[1])]
}

/** Slugs of the industries that have a page, in the order of the taxonomy. */
export function industrySlugs(): string[] {
  const order = (slug: string) => industries.indexOf(industryEntry(slug).industry)
  return slugsOf('industries').toSorted((left, right) => order(left) - order(right))
}

/** The page of an industry; undefined when nobody wrote it. */
export function industryPage(locale: Locale, slug: string) {
  if (!slugsOf('industries').includes(slug)) return undefined
  return {
    slug,
    ...industryEntry(slug),
    text: loadPageText('industries', slug, locale, 'industry'),
  }
}

/** Whether the page of an industry has sections of its own, and with them a route. */
export function hasOwnOutline(slug: string): boolean {
  return slug === 'healthcare'
}

/** The page of the industry that has sections of its own. */
export function healthcarePage(locale: Locale) {
  const text = loadPageText('industries', 'healthcare', locale, 'healthcare')
  return { slug: 'healthcare', ...industryEntry('healthcare'), text }
}

/** What both have in common: the page of an industry by a slug of `industrySlugs()`. */
export function anyIndustryPage(locale: Locale, slug: string) {
  return hasOwnOutline(slug) ? healthcarePage(locale) : industryPage(locale, slug)!
}

/** The page of a service. */
export function servicePage<Slug extends ServiceSlug>(locale: Locale, slug: Slug) {
  const facts = parseFacts(serviceFacts, ...contentFile('services', slug, 'entry.json'))
  return { ...facts, text: loadPageText('services', slug, locale, slug) }
}

/** A page about the company, or a list. */
export function companyPage<Slug extends CompanySlug>(locale: Locale, slug: Slug) {
  const facts = parseFacts(pageFacts, ...contentFile('pages', slug, 'entry.json'))
  return { ...facts, text: loadPageText('pages', slug, locale, slug) }
}

/** The three ways of working together, and how they compare. */
export function modelTexts(locale: Locale) {
  return loadPageText('shared', 'models', locale, 'models')
}

/** The stages of hiring, which select first and then start the work. */
export function hiringStages(locale: Locale) {
  const { selection, start } = parseFacts(
    hiringFacts,
    ...contentFile('shared', 'hiring', 'entry.json'),
  )
  const [path] = contentFile('shared', 'hiring', 'entry.json')
  const { parts } = loadPageText('shared', 'hiring', locale, 'hiring').sections.stages
  if (parts.map(({ id }) => id).join() !== [...selection, ...start].join()) {
    throw new ContentError(path, 'selection, start', 'must name the parts of the text in order')
  }
  return parts.map((part) => ({ ...part, selects: selection.includes(part.id) }))
}

/** What is known of an industry beside its words. */
export function industryEntry(slug: string) {
  return parseFacts(industryFacts, ...contentFile('industries', slug, 'entry.json'))
}

/** The page about hiring for a role. */
export function rolePage(locale: Locale, role: Role) {
  const facts = parseFacts(roleFacts, ...contentFile('hire', role, 'entry.json'))
  return { ...facts, text: loadPageText('hire', role, locale, 'hire-role') }
}

/** The page about hiring for a skill. */
export function skillPage(locale: Locale, skill: Skill) {
  const facts = parseFacts(skillFacts, ...contentFile('hire', skill, 'entry.json'))
  return { ...facts, text: loadPageText('hire', skill, locale, 'hire-skill') }
}

/** The page about hiring in a country. */
export function hireCountryPage(locale: Locale, country: HireCountry) {
  const facts = parseFacts(hireCountryFacts, ...contentFile('hire', country, 'entry.json'))
  return {
    ...facts,
    country: hireCountries[country],
    text: loadPageText('hire', country, locale, 'hire-country'),
  }
}

/** Whether a slug is a role with a page. */
export const isRole = (slug = ''): slug is Role => isOneOf(roles, slug)

/** Whether a slug is a skill with a page. */
export const isSkill = (slug = ''): slug is Skill => isOneOf(skills, slug)

/** Whether a slug is a country with a page. */
export const isHireCountry = (slug = ''): slug is HireCountry => Object.hasOwn(hireCountries, slug)

/** The ways of getting engineers side by side, which all skills compare. */
export function hiringWays(locale: Locale) {
  return loadPageText('shared', 'ways', locale, 'ways').sections.ways
}

/** What S-35 tells of each industry that has a page: a story, else a client's words, else its promise. */
export function knownIndustries(locale: Locale) {
  const all = stories(locale)
  const said = testimonials(locale)
  return industrySlugs().map((slug) => {
    const page = anyIndustryPage(locale, slug)
    const story = all.find(({ industry }) => industry === page.industry)
    return {
      industry: page.industry,
      promise: { title: page.text.sections.hero.title, text: page.text.summary },
      sentence: page.text.sections.hero.lead,
      review: said.find(({ industry }) => industry === page.industry),
      story: story && listedStory(story),
    }
  })
}

/** The section of each service whose parts say what belongs to it. */
const contents: Readonly<Record<ServiceSlug, string>> = {
  'dedicated-team': 'pillars',
  'staff-augmentation-services': 'toolkit',
  'software-development-outsourcing': 'promises',
  'web-development': 'services',
  'mobile-development': 'services',
  'healthcare-software-development': 'services',
  devops: 'cards',
}

/** All services as S-36 lists them: the promise of the page, its summary and what belongs to it. */
export function serviceItems(locale: Locale) {
  return serviceSlugs.map((slug) => {
    const { text, picture } = servicePage(locale, slug)
    const sections: Readonly<Record<string, PageSection>> = text.sections
    return {
      slug,
      picture,
      title: text.name,
      summary: firstScreenOf(text.sections.hero).lead,
      content: text.summary,
      contentList: sections[contents[slug]]!.parts.slice(0, 5).map(({ title }) => title),
    }
  })
}
