/** Set by vite.config.ts: true in development and in the test build. */
declare const __PSEUDO_LOCALES__: boolean

/** Set by vite.config.ts: public address of the site without a slash at the end. */
declare const __SITE_URL__: string

/** Set by vite.config.ts: true in development and in the preview build for translators. */
declare const __L10N_PREVIEW__: boolean
