import type { PageContextServer } from 'vike/types'
import { recommend } from '../../components/questionnaire/recommend.ts'
import {
  answersOf,
  reachableStep,
  wantedStep,
} from '../../components/sections/ServiceFinder/finder-step.ts'
import { terms } from '../../content/facts/terms.ts'
import { modelTexts } from '../../content/load-pages.server.ts'
import { modelsOf } from '../../content/page-sections.ts'

export type Data = ReturnType<typeof data>

export function data({ locale, urlParsed }: PageContextServer) {
  const { step, goal, industry } = urlParsed.search
  /** The step that the address asks for; without a query it is pre-rendered as the first one. */
  const query = { step, goal, industry }
  const answers = answersOf(query)
  const isSummary = reachableStep(wantedStep(query), answers) === 3
  return {
    showsSample: terms.sample,
    query,
    recommended: isSummary ? recommend(answers, 'wizard').best : undefined,
    models: modelsOf(modelTexts(locale).sections),
  }
}
