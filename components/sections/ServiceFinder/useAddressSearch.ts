import { useCallback, useSyncExternalStore } from 'react'

const moved = new EventTarget()

/**
 * The query of the page's address, followed through the browser's history; '' on the server and in the
 * first render. `push` adds an entry to the history.
 */
export function useAddressSearch() {
  const subscribe = useCallback((onChange: () => void) => {
    const page = location.pathname
    const onPopState = () => {
      if (location.pathname === page) onChange()
    }
    addEventListener('popstate', onPopState)
    moved.addEventListener('push', onChange)
    return () => {
      removeEventListener('popstate', onPopState)
      moved.removeEventListener('push', onChange)
    }
  }, [])
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  )

  function push(next: string) {
    history.pushState({}, '', next + location.hash)
    moved.dispatchEvent(new Event('push'))
  }

  return { search, push }
}
