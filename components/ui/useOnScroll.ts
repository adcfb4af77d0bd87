import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Calls back when an element comes into the view or leaves it, and once per frame while it is seen and
 * the page scrolls or the window changes its size.
 * @param onScroll measures what it needs by itself
 */
export function useOnScroll(element: RefObject<Element | null>, onScroll: () => void): void {
  const measure = useEffectEvent(onScroll)
  useEffect(() => {
    const { current } = element
    if (!current) return
    let seen = false
    let frame: number | undefined
    const measureSoon = () => {
      if (!seen) return
      frame ??= requestAnimationFrame(() => {
        frame = undefined
        measure()
      })
    }
    const observer = new IntersectionObserver((entries) => {
      seen = entries.at(-1)?.isIntersecting ?? false
      measure()
    })
    observer.observe(current)
    const stop = new AbortController()
    addEventListener('scroll', measureSoon, { passive: true, signal: stop.signal })
    addEventListener('resize', measureSoon, { signal: stop.signal })
    return () => {
      stop.abort()
      observer.disconnect()
      if (frame !== undefined) cancelAnimationFrame(frame)
    }
  }, [element])
}
