import { useEffect, useState } from 'react'
import { type FreeDevs, readFreeDevs } from '../../server/contract/free-devs.ts'

/** Reads the counter once; undefined while it loads, when it failed and when it is disabled. */
export function useFreeDevelopers(disabled: boolean): FreeDevs | undefined {
  const [answer, setAnswer] = useState<FreeDevs>()
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
async function readFreeDevelopers(signal: AbortSignal): Promise<FreeDevs | undefined> {
  try {
    const response = await fetch('/api/free-devs', { signal })
    const counts = response.ok ? readFreeDevs(await response.json()) : undefined
    // Nobody free is nothing to show.
    return counts && counts.free > 0 ? counts : undefined
  } catch {
    return undefined
  }
}
