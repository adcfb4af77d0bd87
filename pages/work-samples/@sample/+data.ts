import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { documentPage, hasPage, workSample, workSamples } from '../../../content/load.server.ts'
import { href } from '../../../locales/addresses.ts'

export type Data = ReturnType<typeof data>

export function data({ locale, routeParams }: PageContextServer) {
  const sample = workSample(locale, routeParams.sample ?? '')
  if (!sample) throw render(404)
  const { outline } = sample
  return {
    document: sample,
    outline: outline && {
      title: documentPage(locale, outline).title,
      path: href('procurement.document', locale, { document: outline }),
    },
    others: workSamples(locale)
      .filter((other) => hasPage(other) && other.slug !== sample.slug)
      .map(({ slug, title }) => ({ slug, title })),
    showsSample: sample.sample,
  }
}
