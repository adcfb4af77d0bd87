import { pageText } from '../components/text/page-text.ts'
import { pageCount } from '../content/blog-lists.ts'
import { hireCountryPage, rolePage, skillPage } from '../content/load-hire.server.ts'
import { hasPage, industryPage, industrySlugs, posts, stories } from '../content/load.server.ts'
import { type HireCountry, hireCountries, roles, skills } from '../content/taxonomy.ts'
import { messagesFor } from '../locales/catalog.server.ts'
import type { Locale } from '../locales/locales.ts'
import type { Entries } from '../locales/route-record.ts'
import { blogListData } from './blog-list-data.ts'
import { blogTopics } from './blog-topics.ts'

const hireCountrySlugs = Object.keys(hireCountries) as HireCountry[]

/** A page of a family: the value of its parameter, its name and its description. */
export type EntryLink = { value: string; title: string; description: string }

/** The pages of every family that search engines may list, by what gives the parameter its values. */
export const entryLinks: Record<Entries, (locale: Locale) => EntryLink[]> = {
  'success-stories': (locale) =>
    stories(locale)
      .filter(hasPage)
      .map(({ slug, title, summary }) => ({
        value: slug,
        title,
        description: summary,
      })),
  industries: (locale) =>
    industrySlugs().flatMap((slug) => {
      const page = slug === 'healthcare' ? undefined : industryPage(locale, slug)
      if (!page) return []
      const text = pageText({ locale, messages: messagesFor(locale, ['taxonomy']) })
      const title = text(`taxonomy.industry.${page.industry}`)
      return [{ value: slug, title, description: page.text.summary }]
    }),
  hire: (locale) =>
    [
      ...roles.map((role) => ({ value: role, ...rolePage(locale, role) })),
      ...skills.map((skill) => ({ value: skill, ...skillPage(locale, skill) })),
      ...hireCountrySlugs.map((slug) => ({ value: slug, ...hireCountryPage(locale, slug) })),
    ].map(({ value, text }) => ({ value, title: text.name, description: text.summary })),
  blog: (locale) =>
    posts(locale)
      .filter(hasPage)
      .map(({ slug, title, preview }) => ({ value: slug, title, description: preview })),
  'blog-pages': (locale) =>
    Array.from({ length: pageCount(posts(locale)) - 1 }, (_, at) => at + 2).map((page) => ({
      value: `${page}`,
      ...blogListData(locale, { page }).head,
    })),
  'blog-categories': (locale) =>
    blogTopics(locale).categories.map(({ category }) => ({
      value: category,
      ...blogListData(locale, { category }).head,
    })),
  'blog-tags': (locale) =>
    blogTopics(locale)
      .tags.map(({ slug }) => ({ value: slug, ...blogListData(locale, { tag: slug }) }))
      .filter(({ noindex }) => !noindex)
      .map(({ value, head }) => ({ value, ...head })),
}
