import { legalEntity } from './company.ts'
import { contentFile, hasFile, slugsOf } from './content-files.server.ts'
import { contentKinds } from './content-kinds.ts'
import { availability } from './facts/availability.ts'

/** Entries marked as samples, as `<kind>/<slug>`, and the facts of the company. */
export function sampleEntries(): string[] {
  const entries = contentKinds.flatMap((kind) =>
    slugsOf(kind)
      .filter((slug) => isSample(kind, slug))
      .map((slug) => `${kind}/${slug}`),
  )
  return [
    ...(legalEntity.sample ? ['company'] : []),
    ...entries,
    ...(availability.sample ? ['facts/availability'] : []),
  ]
}

function isSample(kind: string, slug: string): boolean {
  if (!hasFile(kind, slug, 'entry.json')) return false
  const [, text] = contentFile(kind, slug, 'entry.json')
  return (JSON.parse(text) as { sample?: boolean }).sample === true
}
