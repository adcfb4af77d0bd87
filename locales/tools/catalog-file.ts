/** Path of a catalog: `…/locales/<locale>/<namespace>.json`. */
export const catalogFile = /\/locales\/[\w-]+\/[\w-]+\.json$/
