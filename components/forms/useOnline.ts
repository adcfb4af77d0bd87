import { useSyncExternalStore } from 'react'

/** Whether the device has a connection, as far as the browser knows; true on the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      for (const type of ['online', 'offline']) addEventListener(type, onChange)
      return () => {
        for (const type of ['online', 'offline']) removeEventListener(type, onChange)
      }
    },
    () => navigator.onLine,
    () => true,
  )
}
