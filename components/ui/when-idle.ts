/** Does something when the browser has nothing more urgent to do, within a second. Safari has no idle callback. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 1000 })
  else setTimeout(work, 200)
}

/** Does something when all of a page has arrived: somebody may touch it, and the browser be idle, before that. */
export function whenParsed(page: Document, work: () => void): void {
  if (page.readyState !== 'loading') work()
  else page.addEventListener('DOMContentLoaded', work, { once: true })
}

/** Whether the visitor asked for less data (https://wicg.github.io/savedata/). */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
