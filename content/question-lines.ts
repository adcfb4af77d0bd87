import type { BriefLine } from '../server/contract/brief.ts'
import type { AnswerGroup } from './facts/supplier-answers.ts'
import type { PartWriter } from './part-writer.ts'
import { readRoom } from './procurement.ts'

type Group = { id: AnswerGroup; answers: readonly { id: string; question: string }[] }

/**
 * What selected answers say in a brief: how many they are, then the questions of each group.
 * @param query of the selection, as `questionsQuery` gives it
 * @param groups all answers in the language of the writer
 */
export function questionLines(
  query: string,
  groups: readonly Group[],
  { text }: Pick<PartWriter, 'text'>,
): BriefLine[] {
  const { selected } = readRoom({ q: new URLSearchParams(query).getAll('q') })
  if (selected.length === 0) return []
  return [
    {
      label: text('procurement.brief.selected'),
      value: text('procurement.brief.count', { count: selected.length }),
    },
    ...groups.flatMap(({ id: group, answers }) =>
      answers
        .filter((answer) => selected.includes(answer.id))
        .map(({ question }) => ({ label: text(`procurement.group.${group}`), value: question })),
    ),
  ]
}
