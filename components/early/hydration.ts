/** What a page needs to start React; `server/http/defer-hydration.ts` takes it out of the page. */
export type Hydration = {
  /** Address of the script that starts React. */
  entry: string
  /** Every script of the page with its hash, the entry first. */
  modules: readonly { href: string; integrity?: string }[]
  /** The data of the page, where the page does not hold it itself. */
  context?: string
}

/** Id of the element in which a page rendered on request holds its `Hydration`. */
export const hydrationId = 'hydration'

/** Event on the document once React answers. */
export const hydratedEvent = 'hydrated'

/** When React starts on a page: at the first touch of it, or already when the browser has nothing else to do. */
export type HydrateOn = 'interaction' | 'idle'
