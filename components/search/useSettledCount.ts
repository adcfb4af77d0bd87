import { useEffect, useState } from 'react'

/** How many documents answer a query. */
export type Count = { query: string; count: number }

/** How long a visitor must pause before the count is told, in milliseconds. */
const pause = 500

/**
 * A count once query and count have stayed the same for a while, for what screen readers announce.
 * @param count nothing while there is no answer
 */
export function useSettledCount(query: string, count: number | undefined): Count | undefined {
  const known = count === undefined || query === '' ? undefined : { query, count }
  const [settled, setSettled] = useState(known)
  useEffect(() => {
    const settle = () =>
      setSettled(count === undefined || query === '' ? undefined : { query, count })
    const timer = setTimeout(settle, pause)
    return () => clearTimeout(timer)
  }, [query, count])
  return settled
}
