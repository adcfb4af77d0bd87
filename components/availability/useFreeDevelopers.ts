import { useEffect, useState } from 'react'
import { type FreeDevelopersAnswer, shownAnswer } from './free-developers.ts'

/** Reads the counter once; undefined while it loads, when it failed and when it is disabled. */
export function useFreeDevelopers(disabled: boolean): FreeDevelopersAnswer | undefined {
  const [answer, setAnswer] = useState<FreeDevelopersAnswer>()
  useEffect(() => {
    if (disabled) return
    const leaving = new AbortController()
    void readFreeDevelopers(leaving.signal).then((read) => {
      if (!leaving.signal.aborted) setAnswer(read)
    })
    return () => leaving.abort()
  }, [disabled])
  return disabled ? undefined : answer
}

/** Never throws: a failure is no answer (API-06). */
async function readFreeDevelopers(signal: AbortSignal): Promise<FreeDevelopersAnswer | undefined> {
  try {
    const response = await fetch('/api/free-devs', { signal })
    return response.ok ? shownAnswer(await response.json()) : undefined
  } catch {
    return undefined
  }
}
