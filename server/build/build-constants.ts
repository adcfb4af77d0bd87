/**
 * What has to be known before the locales are read, so it is imported first: the constants that Vite puts into what it
 * builds, and that this is no development, for which Vike would take the finished build otherwise.
 */
process.env.NODE_ENV = 'production'
Object.assign(globalThis, {
  __PSEUDO_LOCALES__: process.env.PSEUDO_LOCALES === '1',
  __L10N_PREVIEW__: process.env.SITE_PREVIEW === '1',
})
