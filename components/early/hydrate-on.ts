/** When React starts on a page: at the first touch of it, or already when the browser has nothing else to do. */
export type HydrateOn = 'interaction' | 'idle'

const hydratedEvent = 'hydrated'

/** Marks the moment from which React answers. */
export function announceHydration(page: Document): void {
  page.documentElement.dataset.hydrated = ''
  page.dispatchEvent(new Event(hydratedEvent))
}

/** Does something once React answers. */
export function whenHydrated(page: Document, act: () => void): void {
  page.addEventListener(hydratedEvent, act, { once: true })
}
