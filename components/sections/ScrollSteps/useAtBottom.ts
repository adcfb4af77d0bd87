import { type RefObject, useEffect, useState } from 'react'
import { isAtBottom } from './is-at-bottom.ts'

/**
 * Whether a scrolling box shows its end, undefined until that is known; and whether it was scrolled
 * there, which is worth announcing.
 */
export function useAtBottom(box: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<{ atBottom?: boolean; arrived: boolean }>({ arrived: false })
  useEffect(() => {
    const { current } = box
    if (!current) return
    const measure = (scrolled: boolean) =>
      setState((last) => {
        const atBottom = isAtBottom(current)
        const arrived = atBottom && (scrolled || last.arrived)
        return atBottom === last.atBottom && arrived === last.arrived ? last : { atBottom, arrived }
      })
    measure(false)
    const stop = new AbortController()
    const { signal } = stop
    current.addEventListener('scroll', () => measure(true), { passive: true, signal })
    addEventListener('resize', () => measure(false), { signal })
    addEventListener('load', () => measure(false), { signal })
    return () => stop.abort()
  }, [box])
  return state
}
