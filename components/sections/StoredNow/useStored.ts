import { useMemo, useSyncExternalStore } from 'react'
import { briefParts } from '../../../server/contract/brief.ts'
import { eraseDrafts } from '../../forms/draft.ts'
import { type StoredKey, storedKeys } from '../../forms/stored-keys.ts'
import { useForgetCollected } from '../../questionnaire/collected.ts'
import { announceStorageChange, onStorageChange } from '../../questionnaire/keep-answer.ts'
import { answerKeys } from '../../../server/contract/brief.ts'

/** What is under one key of the site, as raw text, and its size in bytes of UTF-8. */
export type StoredText = StoredKey & { text: string; bytes: number }

/** Everything of the site that this browser has stored; `blocked` where it refuses to be asked. */
function readStored(): readonly StoredText[] | 'blocked' {
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
function removeStored(stored: StoredKey): void {
  try {
    storageOf(stored).removeItem(stored.key)
  } catch {
    // Nothing could be stored either.
  }
}

function storageOf({ area }: StoredKey): Storage {
  return area === 'local' ? localStorage : sessionStorage
}

type Stored = ReturnType<typeof readStored>

/** What this browser has stored, kept up to date; undefined on the server and in the first render. */
export function useStored(): Stored | undefined {
  const json = useSyncExternalStore(
    onStorageChange,
    () => JSON.stringify(readStored()),
    () => undefined,
  )
  return useMemo(() => (json === undefined ? undefined : (JSON.parse(json) as Stored)), [json])
}

/** Erases everything that the site has stored; forms and finder forget it at once. */
export function useEraseStored(): () => void {
  const forget = useForgetCollected()
  return () => {
    for (const key of [...answerKeys, ...briefParts]) forget(key)
    eraseDrafts()
    storedKeys.forEach(removeStored)
    announceStorageChange()
  }
}
