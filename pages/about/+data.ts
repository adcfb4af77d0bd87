import type { PageContextServer } from 'vike/types'
import { companyPage } from '../../content/load-pages.server.ts'
import { stories } from '../../content/load.server.ts'
import { articleOf, headingOf, partsWithIcons } from '../../content/page-sections.ts'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const { text, icons } = companyPage(locale, 'about')
  const { sections } = text
  return {
    clients: stories(locale).map(({ slug, language, client }) => ({ slug, language, client })),
    hero: headingOf(sections.hero),
    story: articleOf(sections.story),
    numbers: headingOf(sections.numbers),
    locations: headingOf(sections.locations),
    pillars: { ...headingOf(sections.pillars), parts: partsWithIcons(sections.pillars, icons) },
    images: headingOf(sections.images),
    standards: headingOf(sections.standards),
    request: headingOf(sections.request),
  }
}
