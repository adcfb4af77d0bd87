import type { HydrateOn } from '../../components/early/hydrate-on.ts'

/** It says what this browser stores, which only a script can see. */
export const hydrateOn: HydrateOn = 'idle'
