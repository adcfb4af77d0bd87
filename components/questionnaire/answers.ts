import { useAtomValue } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { answerStorage } from './answer-storage.ts'
import type { AnswerKey, Answers } from './known-answer.ts'

/** Empty on the server and in the first render; the stored answer follows once mounted. */
function answerAtom<Key extends AnswerKey>(key: Key) {
  return atomWithStorage<Answers[Key]>(key, '' as Answers[Key], answerStorage(key))
}

/** What the visitor answered, by storage key; all forms and the finder share them. */
export const answerAtoms = {
  goal: answerAtom('goal'),
  industry: answerAtom('industry'),
  final: answerAtom('final'),
  service: answerAtom('service'),
} as const

/** The answers as they are shown and sent: the payload always equals what is shown (rulings 10). */
export function useAnswers(): Answers {
  return {
    goal: useAtomValue(answerAtoms.goal),
    industry: useAtomValue(answerAtoms.industry),
    final: useAtomValue(answerAtoms.final),
    service: useAtomValue(answerAtoms.service),
  }
}
