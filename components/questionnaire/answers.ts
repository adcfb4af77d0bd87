import { useAtomValue, useSetAtom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import type { AnswerKey } from '../../server/contract/brief.ts'
import { useHydrated } from '../ui/useHydrated.ts'
import { answerStorage } from './answer-storage.ts'
import type { Answers } from './valid-answer.ts'

const none: Answers = { goal: '', industry: '', final: '', service: '' }

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

/**
 * The answers as they are shown and sent: the payload always equals what is shown. None in
 * the first render, also of a part that hydrates when others have read the storage before.
 */
export function useAnswers(): Answers {
  const hydrated = useHydrated()
  const answers = {
    goal: useAtomValue(answerAtoms.goal),
    industry: useAtomValue(answerAtoms.industry),
    final: useAtomValue(answerAtoms.final),
    service: useAtomValue(answerAtoms.service),
  }
  return hydrated ? answers : none
}

/** Forgets one answer everywhere it is shown: in forms, in the finder and in the storage. */
export function useForgetAnswer(): (key: AnswerKey) => void {
  const set = {
    goal: useSetAtom(answerAtoms.goal),
    industry: useSetAtom(answerAtoms.industry),
    final: useSetAtom(answerAtoms.final),
    service: useSetAtom(answerAtoms.service),
  }
  return (key) => set[key]('')
}
