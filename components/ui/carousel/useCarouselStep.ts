import { useCallback, useSyncExternalStore } from 'react'
import { breakpoints } from '../../theme/breakpoints.ts'
import {
  type CarouselKind,
  carouselWidths,
  type CarouselWidths,
  stepAt,
} from './carousel-widths.ts'

/** The step of the present width; the widest on the server and in the browser's first render. */
export function useCarouselStep(kind: CarouselKind) {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const steps: CarouselWidths = carouselWidths[kind]
      const lists = steps.flatMap(({ at }) => (at ? [matchMedia(breakpoints[at])] : []))
      for (const list of lists) list.addEventListener('change', onChange)
      return () => {
        for (const list of lists) list.removeEventListener('change', onChange)
      }
    },
    [kind],
  )
  return useSyncExternalStore(
    subscribe,
    () => stepAt(kind, (query) => matchMedia(query).matches),
    () => carouselWidths[kind][0],
  )
}
