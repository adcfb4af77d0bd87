/** Does something when the browser has nothing more urgent to do, within a second. Safari has no idle callback. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 1000 })
  else setTimeout(work, 200)
}

/** Whether the visitor asked for less data (https://wicg.github.io/savedata/). */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
