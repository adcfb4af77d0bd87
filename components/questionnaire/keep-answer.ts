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

/** Told to the window when this tab has changed what it stores; browsers tell only the other tabs. */
const changed = 'site-storage'

/** Says that something of the site was written to the browser's storage, or removed from it. */
export function announceStorageChange(): void {
  dispatchEvent(new Event(changed))
}

/**
 * Calls back when this tab or another one has changed what is stored.
 * @returns how to stop
 */
export function onStorageChange(callBack: () => void): () => void {
  for (const name of [changed, 'storage']) addEventListener(name, callBack)
  return () => {
    for (const name of [changed, 'storage']) removeEventListener(name, callBack)
  }
}
