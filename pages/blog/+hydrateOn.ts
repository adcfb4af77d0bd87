import type { HydrateOn } from '../../components/early/hydrate-on.ts'

/** Part of it is fresher on the server than in the file. */
export const hydrateOn: HydrateOn = 'idle'
