import { type AnswerKey, answerKeys } from '../../server/contract/brief.ts'
import { answeredAtKey, keepAnswer } from './keep-answer.ts'
import { partKeys } from './kept-parts.ts'
import { type Answers, validAnswer } from './valid-answer.ts'

/** How long answers are kept, milliseconds. */
export const answersKeptFor = 90 * 24 * 60 * 60 * 1000

/** Answers that could not be stored: the finder works from memory then, on this page alone. */
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
