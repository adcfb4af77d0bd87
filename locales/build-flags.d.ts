/** Set by vite.config.ts: true in development and in the test build. */
declare const __PSEUDO_LOCALES__: boolean

/** Set by vite.config.ts: true in development and in builds with SITE_PREVIEW=1. */
declare const __PREVIEW_LOCALES__: boolean

/** Set by vite.config.ts: public address of the site without a slash at the end. */
declare const __SITE_URL__: string
