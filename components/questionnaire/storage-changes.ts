/** Told to the window when this tab has changed what it stores; browsers tell only the other tabs. */
const changed = 'site-storage'

/** Says that something of the site was written to the browser's storage, or removed from it. */
export function announceStorageChange(): void {
  dispatchEvent(new Event(changed))
}

/**
 * Calls back when this tab or another one has changed what is stored.
 * @returns how to stop
 */
export function onStorageChange(callBack: () => void): () => void {
  for (const name of [changed, 'storage']) addEventListener(name, callBack)
  return () => {
    for (const name of [changed, 'storage']) removeEventListener(name, callBack)
  }
}
