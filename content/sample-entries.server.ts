import { legalEntity } from './company.ts'
import { contentFile, hasFile, slugsOf } from './content-files.server.ts'
import { contentKinds } from './content-folder.server.ts'
import { availability } from './facts/availability.ts'
import { rateCard } from './facts/rates.ts'
import { supplierAnswers } from './facts/supplier-answers.ts'
import { terms } from './facts/terms.ts'
import { answerGroups } from './procurement.ts'

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
    ...Object.entries({ availability, rates: rateCard, 'supplier-answers': supplierAnswers, terms })
      .filter(([, { sample }]) => sample)
      .map(([name]) => `facts/${name}`),
    ...answerGroups
      .filter(([, answers]) => answers.some(({ sample }) => sample))
      .map(([name]) => `facts/supplier-answers/${name}`),
  ]
}

function isSample(kind: string, slug: string): boolean {
  if (!hasFile(kind, slug, 'entry.json')) return false
  const [, text] = contentFile(kind, slug, 'entry.json')
  return (JSON.parse(text) as { sample?: boolean }).sample === true
}
