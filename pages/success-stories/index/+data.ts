import type { PageContextServer } from 'vike/types'
import type { CaseStudy } from '../../../components/sections/CaseStudyCard/CaseStudyCard.tsx'
import { stories } from '../../../content/load.server.ts'

export type Data = { stories: CaseStudy[]; sample: boolean }

export function data({ locale }: PageContextServer): Data {
  const all = stories(locale)
  return {
    sample: all.some(({ sample }) => sample),
    stories: all.map(
      ({ slug, title, summary, industry, platform, country, model, teamSize, technologies }) => ({
        slug,
        title,
        summary,
        industry,
        platform,
        country,
        model,
        teamSize,
        technologies,
      }),
    ),
  }
}
