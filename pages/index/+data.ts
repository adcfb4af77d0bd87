import type { PageContextServer } from 'vike/types'
import { caseStudyOf, firstOfEachIndustry } from '../../content/case-study.ts'
import { modelTexts, stories } from '../../content/load.server.ts'
import { modelsOf } from '../../content/page-sections.ts'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const studies = firstOfEachIndustry(stories(locale))
  return {
    sample: studies.some(({ sample }) => sample),
    studies: studies.map(caseStudyOf),
    models: modelsOf(modelTexts(locale).sections),
  }
}
