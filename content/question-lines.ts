import type { BriefLine } from '../server/contract/brief.ts'
import type { SupplierAnswers } from './load-procurement.server.ts'
import type { PartWriter } from './part-writer.ts'
import { readRoom } from './procurement.ts'

/**
 * What selected answers say in a brief: how many they are, then the questions of each group.
 * @param query of the selection, as `questionsQuery` gives it
 * @param answers all answers in the language of the writer
 */
export function questionLines(
  query: string,
  answers: readonly SupplierAnswers[],
  { text }: Pick<PartWriter, 'text'>,
): BriefLine[] {
  const { selected } = readRoom({ q: new URLSearchParams(query).getAll('q') })
  if (selected.length === 0) return []
  return [
    {
      label: text('procurement.brief.selected'),
      value: text('procurement.brief.count', { count: selected.length }),
    },
    ...answers.flatMap(({ group, answers: ofGroup }) =>
      ofGroup
        .filter(({ id }) => selected.includes(id))
        .map(({ question }) => ({ label: text(`procurement.group.${group}`), value: question })),
    ),
  ]
}
