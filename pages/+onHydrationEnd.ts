import type { PageContextClient } from 'vike/types'
import { announceHydration } from '../components/early/hydrate-on.ts'

/** Marks the moment from which React answers; browser tests wait for it. */
export function onHydrationEnd({ shownPath }: PageContextClient) {
  // Back and reload lead to the page, not to the endpoint that a plain post went to.
  if (shownPath) history.replaceState(history.state, '', shownPath + location.hash)
  announceHydration(document)
}
