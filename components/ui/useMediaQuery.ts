import { useCallback, useSyncExternalStore } from 'react'

/**
 * Tells whether a media condition holds, and renders again when that changes. The server and the first
 * render of the browser say `false`, which is the widest layout with motion, unless told otherwise.
 * @param query such as `(width < 768px)`
 */
export function useMediaQuery(query: string, onServer = false): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => onServer,
  )
}

/** Read live, not only at load. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)')
}
