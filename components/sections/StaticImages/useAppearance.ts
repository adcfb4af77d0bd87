import { type RefObject, useEffect, useRef, useState } from 'react'
import { useReducedMotion } from '../../ui/useMediaQuery.ts'

/** Ms from one image to the next; the first waits as long after the block came into the view (K-22). */
const interval = 300

/**
 * How many images are shown. All are from the start, on the server and when the block is in the view
 * already. Otherwise they are hidden as long as nobody can see it, and appear one by one when it comes
 * into the view, once per page view.
 */
export function useAppearance(block: RefObject<Element | null>, count: number): number {
  const reduced = useReducedMotion()
  const [shown, setShown] = useState<number>()
  const begun = useRef(false)

  useEffect(() => {
    const { current } = block
    if (!current || reduced || begun.current) return
    const timers: ReturnType<typeof setTimeout>[] = []
    let unseen = false
    const observer = new IntersectionObserver((entries) => {
      if (!entries.at(-1)?.isIntersecting) {
        unseen = true
        return setShown(0)
      }
      begun.current = true
      observer.disconnect()
      if (!unseen) return
      for (let image = 1; image <= count; image += 1)
        timers.push(setTimeout(() => setShown(image), image * interval))
    })
    observer.observe(current)
    return () => {
      observer.disconnect()
      for (const timer of timers) clearTimeout(timer)
      setShown(undefined)
    }
  }, [block, count, reduced])

  return shown ?? count
}
