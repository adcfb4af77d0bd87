import { buildFlags } from './build-env.ts'

/**
 * What has to be known before the locales are read, so it is imported first: the constants that Vite puts into what it
 * builds, and that this is no development, for which Vike would take the finished build otherwise.
 */
process.env.NODE_ENV = 'production'
const { preview, pseudo } = buildFlags(process.env)
Object.assign(globalThis, { __PSEUDO_LOCALES__: pseudo, __L10N_PREVIEW__: preview })
