import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useOnScroll } from '../../ui/useOnScroll.ts'
import { activeStep } from './active-step.ts'

/**
 * Place of the step at the vertical middle of the viewport. A step that holds the keyboard focus is
 * active as long as any of it is seen.
 * @param list the element whose children are the steps
 */
export function useActiveStep(list: RefObject<HTMLElement | null>): number {
  const [active, setActive] = useState(0)

  function measure() {
    const steps = [...(list.current?.children ?? [])]
    const boxes = steps.map((step) => step.getBoundingClientRect())
    const focused = steps.findIndex((step) => step.contains(document.activeElement))
    const { top, bottom } = boxes[focused] ?? { top: 0, bottom: -1 }
    const focusedSeen = bottom >= 0 && top < innerHeight
    setActive((last) => (focusedSeen ? focused : activeStep(boxes, innerHeight / 2, last)))
  }

  useOnScroll(list, measure)
  const onFocus = useEffectEvent(measure)
  useEffect(() => {
    const { current } = list
    const stop = new AbortController()
    current?.addEventListener('focusin', () => onFocus(), { signal: stop.signal })
    return () => stop.abort()
  }, [list])
  return active
}
