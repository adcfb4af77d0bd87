import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { hasPage, workSample, workSamples } from '../../../content/load.server.ts'

export type Data = ReturnType<typeof data>

export function data({ locale, routeParams }: PageContextServer) {
  const sample = workSample(locale, routeParams.sample ?? '')
  if (!sample) throw render(404)
  return {
    document: sample,
    others: workSamples(locale)
      .filter((other) => hasPage(other) && other.slug !== sample.slug)
      .map(({ slug, title }) => ({ slug, title })),
    sample: sample.sample,
  }
}
