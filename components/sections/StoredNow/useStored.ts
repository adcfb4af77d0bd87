import { useMemo, useSyncExternalStore } from 'react'
import { eraseDrafts } from '../../forms/draft.ts'
import { storedKeys } from '../../forms/stored-keys.ts'
import { useForgetCollected } from '../../questionnaire/collected.ts'
import { briefParts } from '../../../server/contract/brief.ts'
import { answerKeys } from '../../questionnaire/valid-answer.ts'
import { announceStorageChange, onStorageChange } from '../../questionnaire/keep-answer.ts'
import { readStored, removeStored } from './read-stored.ts'

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
