import type { PageContextServer } from 'vike/types'
import { firstOfEachIndustry } from '../../../content/choose-entries.ts'
import { listedStory } from '../../../content/story.ts'
import { knownIndustries, companyPage } from '../../../content/load-pages.server.ts'
import { stories } from '../../../content/load.server.ts'
import { headingOf } from '../../../content/page-sections.ts'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const { text } = companyPage(locale, 'industries')
  const { sections } = text
  const known = knownIndustries(locale)
  const toldAbove = known.map(({ story }) => story?.slug)
  const shownStories = firstOfEachIndustry(
    stories(locale).filter(({ slug }) => !toldAbove.includes(slug)),
  )
  return {
    showsSample: [...known.map(({ story, review }) => story ?? review), ...shownStories].some(
      (told) => told?.sample,
    ),
    hero: { ...headingOf(sections.hero), known },
    groups: headingOf(sections.groups),
    request: headingOf(sections.request),
    stories: shownStories.map(listedStory),
  }
}
