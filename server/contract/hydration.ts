/** What a page needs to start React, which the server takes out of the page and the early script uses. */
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
