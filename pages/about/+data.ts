import type { PageContextServer } from 'vike/types'
import { legalEntity } from '../../content/company.ts'
import { companyPage } from '../../content/load-pages.server.ts'
import { stories, workSamples } from '../../content/load.server.ts'
import { headingOf, partsWithIcons, storyOf } from '../../content/page-sections.ts'
import type { Locale } from '../../locales/locales.ts'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const { text, icons } = companyPage(locale, 'about')
  const { sections } = text
  const clients = stories(locale)
  return {
    showsSample: [legalEntity, ...clients].some(({ sample }) => sample),
    clients,
    hero: headingOf(sections.hero),
    story: storyOf(sections.story, shownIn(locale)),
    numbers: headingOf(sections.numbers),
    locations: headingOf(sections.locations),
    pillars: { ...headingOf(sections.pillars), parts: partsWithIcons(sections.pillars, icons) },
    standards: headingOf(sections.standards),
    request: headingOf(sections.request),
  }
}

/** The document in which each part of the story is to be seen. */
const evidence = {
  'where-from': 'exit-plan',
  'how-we-decide': 'decision-record',
  'what-we-decline': 'proposal',
} as const

function shownIn(locale: Locale) {
  const samples = workSamples(locale)
  return Object.fromEntries(
    Object.entries(evidence).map(([part, document]) => {
      const { slug, title, language } = samples.find((sample) => sample.slug === document)!
      return [part, { slug, title, language }]
    }),
  )
}
