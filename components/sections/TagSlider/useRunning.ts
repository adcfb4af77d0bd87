import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useReducedMotion } from '../../ui/useMediaQuery.ts'

/**
 * Whether a rotation is started and whether it runs just now. Focus that comes in by the keyboard
 * stops it for good, as reduced motion does; hover, a hidden tab and being out of the view make it wait.
 * Who presses Start with the pointer over it sees it run.
 * @param root the element around all of the slider
 */
export function useRunning(root: RefObject<HTMLElement | null>) {
  const reduced = useReducedMotion()
  const [started, setStarted] = useState(true)
  const [hovered, setHovered] = useState(false)
  const [wasReduced, setWasReduced] = useState(false)
  const seen = useSeen(root)
  const visible = usePageVisible()

  if (reduced !== wasReduced) {
    setWasReduced(reduced)
    if (reduced) setStarted(false)
  }

  const onFocusIn = useEffectEvent((from: EventTarget | null, byPress: boolean) => {
    const fromInside = from instanceof Node && root.current?.contains(from)
    if (!fromInside && !byPress) setStarted(false)
  })
  useEffect(() => {
    const { current } = root
    if (!current) return
    const stop = new AbortController()
    let pressed = false
    const listen = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ) => current.addEventListener(type, listener, { signal: stop.signal })
    // A press brings the focus as well, on a touch screen after the finger has left.
    listen('pointerdown', () => {
      pressed = true
    })
    for (const end of ['click', 'pointercancel'] as const)
      listen(end, () => {
        pressed = false
      })
    listen('focusin', ({ relatedTarget }) => onFocusIn(relatedTarget, pressed))
    listen('pointerenter', ({ pointerType }) => setHovered(pointerType !== 'touch'))
    listen('pointerleave', ({ pointerType }) => {
      setHovered(false)
      if (pointerType !== 'touch') pressed = false
    })
    return () => stop.abort()
  }, [root])

  return {
    started,
    running: started && !hovered && seen && visible,
    /** Stops or starts by the visitor's will. */
    turn: () => {
      setStarted(!started)
      setHovered(false)
    },
  }
}

function subscribe(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

/** Tells whether the tab is in front. */
function usePageVisible(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => true,
  )
}

/** Tells whether any of an element is in the view; false until that is known. */
function useSeen(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const { current } = element
    if (!current) return
    const observer = new IntersectionObserver((entries) => {
      setSeen(entries.at(-1)?.isIntersecting ?? false)
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return seen
}
