import type { Locale } from '../locales/locales.ts'
import {
  healthcarePage,
  industryPage,
  industrySlugs,
  stories,
  testimonials,
} from './load.server.ts'

/** What S-35 tells of each industry that has a page: a story, else a client's words, else its promise. */
export function knownIndustries(locale: Locale) {
  const all = stories(locale)
  const said = testimonials(locale)
  return industrySlugs().map((slug) => {
    const page = slug === 'healthcare' ? healthcarePage(locale) : industryPage(locale, slug)!
    const story = all.find(({ industry }) => industry === page.industry)
    return {
      industry: page.industry,
      promise: { title: page.text.sections.hero.title, text: page.text.summary },
      review: said.find(({ industry }) => industry === page.industry),
      story: story && {
        slug: story.slug,
        title: story.title,
        summary: story.summary,
        sample: story.sample,
      },
    }
  })
}
