import { type StoredKey, storedKeys } from '../../forms/stored-keys.ts'

/** What is under one key of the site, as raw text, and its size in bytes of UTF-8. */
export type StoredText = StoredKey & { text: string; bytes: number }

/** Everything of the site that this browser has stored; `blocked` where it refuses to be asked. */
export function readStored(): readonly StoredText[] | 'blocked' {
  try {
    return storedKeys.flatMap((stored): StoredText[] => {
      const text = storageOf(stored).getItem(stored.key)
      if (text === null) return []
      return [{ ...stored, text, bytes: new TextEncoder().encode(stored.key + text).length }]
    })
  } catch {
    return 'blocked'
  }
}

/** Removes what is under one key; blocked storage has nothing to remove. */
export function removeStored(stored: StoredKey): void {
  try {
    storageOf(stored).removeItem(stored.key)
  } catch {
    // Nothing could be stored either.
  }
}

function storageOf({ area }: StoredKey): Storage {
  return area === 'local' ? localStorage : sessionStorage
}
