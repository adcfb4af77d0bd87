import { legalEntity } from './company.ts'
import { contentFile, hasFile, slugsOf } from './content-files.server.ts'
import { type ContentFolder, contentFolders } from './content-folder.server.ts'
import { availability } from './facts/availability.ts'
import { heroClients } from './facts/clients.ts'
import { rateCard } from './facts/rates.ts'
import { supplierAnswers } from './facts/supplier-answers.ts'
import { terms } from './facts/terms.ts'
import { answerGroups } from './procurement.ts'

/** Entries marked as samples, as `<folder>/<slug>`, and the facts of the company. */
export function sampleEntries(): string[] {
  const entries = contentFolders.flatMap((folder) =>
    slugsOf(folder)
      .filter((slug) => isSample(folder, slug))
      .map((slug) => `${folder}/${slug}`),
  )
  return [
    ...(legalEntity.sample ? ['company'] : []),
    ...entries,
    ...Object.entries({
      availability,
      clients: heroClients,
      rates: rateCard,
      'supplier-answers': supplierAnswers,
      terms,
    })
      .filter(([, { sample }]) => sample)
      .map(([name]) => `facts/${name}`),
    ...answerGroups
      .filter(([, answers]) => answers.some(({ sample }) => sample))
      .map(([name]) => `facts/supplier-answers/${name}`),
  ]
}

function isSample(folder: ContentFolder, slug: string): boolean {
  if (!hasFile(folder, slug, 'entry.json')) return false
  const [, text] = contentFile(folder, slug, 'entry.json')
  return (JSON.parse(text) as { sample?: boolean }).sample === true
}
