/** Questions under one heading. */
export type QuestionGroup<Question> = { id: string; questions: readonly Question[] }

type Searched = { question: string; answer: string }

/**
 * The questions that hold every word of a query in their title or their answer, in their groups; groups
 * without any are left out. Case, accents, markup and soft hyphens do not count.
 */
export function matchingQuestions<Question extends Searched, Group extends QuestionGroup<Question>>(
  groups: readonly (Group & QuestionGroup<Question>)[],
  query: string,
): readonly (Group & QuestionGroup<Question>)[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return groups
  const fits = ({ question, answer }: Question) => {
    const text = plain(`${question} ${answer.replaceAll(/<[^>]*>/g, ' ')}`)
    return words.every((word) => text.includes(word))
  }
  return groups
    .map((group) => ({ ...group, questions: group.questions.filter(fits) }))
    .filter(({ questions }) => questions.length > 0)
}

function plain(text: string): string {
  return (
    text
      .normalize('NFD')
      .replaceAll(/\p{Diacritic}/gu, '')
      // Places where a long word may be divided.
      .replaceAll('\u00ad', '')
      .replaceAll('’', "'")
      .toLowerCase()
  )
}
