import { useEffect, useState, type ReactNode, useId } from 'react'
import css from './FreeDevelopers.module.css'
import { type FreeDevs, readFreeDevs } from '../../server/contract/free-devs.ts'
import { Message } from '../text/Message.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'

/** How many developers are open to work now (A-107 … A-110); its line is reserved from the start. */
export function FreeDevelopers({ disabled = false }: { disabled?: boolean }) {
  const answer = useFreeDevelopers(disabled)
  if (disabled) return null
  return <div className={css.place}>{answer ? <FreeDevelopersCount {...answer} /> : null}</div>
}

/** Reads the counter once; undefined while it loads, when it failed and when it is disabled. */
function useFreeDevelopers(disabled: boolean): FreeDevs | undefined {
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

/** T-23 with the number before it; the total is told to screen readers. */
export function FreeDevelopersCount({ free, total }: FreeDevs) {
  const id = useId()
  return (
    <>
      <p className={css.count} aria-describedby={id}>
        <Message
          id="availability.free"
          values={{
            free,
            figure: (chunks: ReactNode) => <span className={css.figure}>{chunks}</span>,
          }}
        />
      </p>
      <VisuallyHidden>
        <span id={id}>
          <Message id="availability.total" values={{ total }} />
        </span>
      </VisuallyHidden>
    </>
  )
}
