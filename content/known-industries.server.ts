import type { Locale } from '../locales/locales.ts'
import { healthcarePage, industryPage, industrySlugs, stories } from './load.server.ts'

/** What S-35 tells of each industry that has a page: a story where there is one, else its promise. */
export function knownIndustries(locale: Locale) {
  const all = stories(locale)
  return industrySlugs().map((slug) => {
    const page = slug === 'healthcare' ? healthcarePage(locale) : industryPage(locale, slug)!
    const story = all.find(({ industry }) => industry === page.industry)
    return {
      industry: page.industry,
      promise: { title: page.text.sections.hero.title, text: page.text.summary },
      story: story && { slug: story.slug, title: story.title, summary: story.summary },
    }
  })
}
