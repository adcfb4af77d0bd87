import type { PageContextClient } from 'vike/types'
import { partsArrived } from '../components/ui/when-near.tsx'

/**
 * The frame outlives its page, and React would throw away a form in it whose code is still on its way,
 * with what was typed: another page waits for that code.
 */
export async function onBeforeRenderClient({ isHydration }: PageContextClient) {
  if (!isHydration) await partsArrived()
}
