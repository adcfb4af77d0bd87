import type { HydrateOn } from '../../../components/early/hydrate-on.ts'

/** A post is read; what is fresher on the server stands below it. */
export const hydrateOn: HydrateOn = 'interaction'
