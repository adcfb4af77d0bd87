import { announceStorageChange } from './storage-changes.ts'

/** Key of the time at which the latest answer was given, milliseconds since 1970. */
export const answeredAtKey = 'answered-at'

/**
 * Writes an answer as it is, under its own key, with the time; an empty one is removed.
 * @returns whether the browser's storage took it
 */
export function keepAnswer(key: string, answer: string): boolean {
  try {
    if (answer === '') localStorage.removeItem(key)
    else {
      localStorage.setItem(key, answer)
      localStorage.setItem(answeredAtKey, String(Date.now()))
    }
    announceStorageChange()
    return true
  } catch {
    return false
  }
}
