import type { PageContextServer } from 'vike/types'
import { modelTexts } from '../../content/load-pages.server.ts'
import { modelsOf } from '../../content/page-sections.ts'

export type Data = ReturnType<typeof data>

export function data({ locale, urlParsed }: PageContextServer) {
  const { step, goal, industry } = urlParsed.search
  return {
    /** The step that the address asks for; without a query it is pre-rendered as the first one. */
    query: { step, goal, industry },
    models: modelsOf(modelTexts(locale).sections),
  }
}
