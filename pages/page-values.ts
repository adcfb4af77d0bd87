import { pageCount } from '../content/blog-lists.ts'
import { hasPage, industrySlugs, posts, stories } from '../content/load.server.ts'
import { hireCountries, roles, skills } from '../content/taxonomy.ts'
import type { Locale } from '../locales/locales.ts'
import type { Entries } from '../locales/route-record.ts'
import { blogTopics } from './blog-topics.ts'

/** The values that the parameter of a family takes in a language: one page each. */
export const pageValues: Record<Entries, (locale: Locale) => readonly string[]> = {
  'success-stories': (locale) =>
    stories(locale)
      .filter(hasPage)
      .map(({ slug }) => slug),
  industries: () => industrySlugs().filter((slug) => slug !== 'healthcare'),
  hire: () => [...roles, ...skills, ...Object.keys(hireCountries)],
  blog: (locale) =>
    posts(locale)
      .filter(hasPage)
      .map(({ slug }) => slug),
  'blog-pages': (locale) =>
    Array.from({ length: pageCount(posts(locale)) - 1 }, (_, at) => `${at + 2}`),
  'blog-categories': (locale) => blogTopics(locale).categories.map(({ category }) => category),
  'blog-tags': (locale) => blogTopics(locale).tags.map(({ slug }) => slug),
}
