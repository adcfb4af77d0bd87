import { useAtomValue, useSetAtom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { useHydrated } from '../ui/useHydrated.ts'
import { type AnswerKey, type Answers, answerKeys, validAnswer } from './valid-answer.ts'
import { answeredAtKey, keepAnswer } from './keep-answer.ts'
import { partKeys } from './kept-parts.ts'

/** How long answers are kept, milliseconds. */
export const answersKeptFor = 90 * 24 * 60 * 60 * 1000

/** Answers that could not be stored: the finder works from memory then. */
const inMemory = new Map<string, string>()

/** Storage of one answer for `atomWithStorage`, under the key of its payload. */
export function answerStorage<Key extends AnswerKey>(key: Key) {
  return textStorage<Answers[Key]>(key, (raw) => validAnswer(key, raw))
}

/**
 * Storage of one text for `atomWithStorage`: raw, under its own key. Blocked storage throws at every touch, so
 * everything here is tried.
 * @param valid the text under which what is stored is used; '' for what is none
 */
export function textStorage<Value extends string>(
  ofKey: string,
  valid: (raw: string | null) => Value,
) {
  return {
    getItem(): Value {
      const memory = inMemory.get(ofKey)
      if (memory !== undefined) return valid(memory)
      return tried(() => {
        dropOldAnswers()
        return valid(localStorage.getItem(ofKey))
      }, valid(''))
    },

    setItem(_: string, value: Value): void {
      if (keepAnswer(ofKey, value)) inMemory.delete(ofKey)
      else inMemory.set(ofKey, value)
    },

    removeItem(): void {
      inMemory.delete(ofKey)
      tried(() => localStorage.removeItem(ofKey), undefined)
    },

    /** Hears of answers that were given or cleared in other tabs; a null key means all of them. */
    subscribe(_: string, onAnswer: (value: Value) => void): () => void {
      const onStorage = ({ key, newValue }: StorageEvent) => {
        if (key === ofKey || key === null) onAnswer(valid(newValue))
      }
      addEventListener('storage', onStorage)
      return () => removeEventListener('storage', onStorage)
    },
  }
}

/** Clears answers that are older than 90 days; answers without a time count from now. */
function dropOldAnswers(): void {
  const keys = [...answerKeys, ...partKeys]
  if (!keys.some((key) => localStorage.getItem(key))) return
  const answeredAt = Number(localStorage.getItem(answeredAtKey))
  if (!(answeredAt > 0)) return localStorage.setItem(answeredAtKey, String(Date.now()))
  if (Date.now() - answeredAt <= answersKeptFor) return
  for (const key of [...keys, answeredAtKey]) localStorage.removeItem(key)
}

function tried<Value>(touch: () => Value, otherwise: Value): Value {
  try {
    return touch()
  } catch {
    return otherwise
  }
}

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
