import type { HydrateOn } from '../../../components/early/hydration.ts'

/** Part of it is fresher on the server than in the file. */
export const hydrateOn: HydrateOn = 'idle'
