import { type RefObject, useEffect, useState } from 'react'
import type Slider from 'react-slick'

/** How far from the view the slider is fetched. */
const margin = '200px'

/**
 * react-slick, fetched when the slider comes near the view; undefined until then. It stays undefined
 * in right-to-left pages, where slick turns the order of the slides around: the list serves them. A
 * visitor whose focus is on a slide keeps the list until the focus leaves.
 */
export function useSlickWhenSeen(
  root: RefObject<HTMLElement | null>,
  wanted: boolean,
): typeof Slider | undefined {
  const [slick, setSlick] = useState<{ class: typeof Slider }>()

  useEffect(() => {
    const { current } = root
    if (!current || !wanted || getComputedStyle(current).direction === 'rtl') return
    const stop = new AbortController()
    const takeOver = async () => {
      const found = await fetchSlick()
      if (stop.signal.aborted) return
      const settle = () => {
        if (!current.contains(document.activeElement)) setSlick({ class: found })
      }
      settle()
      current.addEventListener('focusout', () => setTimeout(settle), { signal: stop.signal })
    }
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        seen.disconnect()
        void takeOver()
      },
      { rootMargin: margin },
    )
    seen.observe(current)
    return () => {
      stop.abort()
      seen.disconnect()
    }
  }, [root, wanted])

  return slick?.class
}

/** react-slick is CommonJS: bundlers give the class itself, or the module around it. */
async function fetchSlick(): Promise<typeof Slider> {
  const { default: outer } = (await import('react-slick')) as unknown as {
    default: typeof Slider | { default: typeof Slider }
  }
  return 'default' in outer ? outer.default : outer
}
