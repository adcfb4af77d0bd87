import type { PageContextServer } from 'vike/types'
import { teaserOf } from '../../content/blog-lists.ts'
import { caseStudyOf } from '../../content/case-study.ts'
import { heroClients } from '../../content/facts/clients.ts'
import { knownIndustries } from '../../content/known-industries.server.ts'
import { modelTexts, posts, stories, testimonials } from '../../content/load.server.ts'
import { modelsOf } from '../../content/page-sections.ts'
import { serviceItems } from '../../content/service-items.server.ts'
import { catalogueGroups } from '../catalogue-groups.ts'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const reviews = testimonials(locale).slice(0, 9)
  const newest = posts(locale).slice(0, 5)
  const studies = stories(locale)
  const inHero: readonly string[] = heroClients
  return {
    sample: [...reviews, ...newest, ...studies].some(({ sample }) => sample),
    clients: studies
      .filter(({ title }) => !inHero.includes(title))
      .map(({ slug, title }) => ({ slug, name: title })),
    services: serviceItems(locale),
    studies: studies.map(caseStudyOf),
    models: modelsOf(modelTexts(locale).sections),
    industries: knownIndustries(locale),
    technologies: catalogueGroups,
    quote: reviews[0]?.reviewAuthorPhrase ?? '',
    testimonials: reviews,
    posts: newest.map(teaserOf),
  }
}
