import { isLoopback } from '../content/address-query.ts'

/** Public address of the site without a slash at the end; set by the build. */
export const siteUrl: string = __SITE_URL__

/** Search engines may find the site. Elsewhere pages that are samples are listed too, so that what crawlers read can be tested. */
export const isPublic: boolean = siteUrl !== '' && !isLoopback(new URL(siteUrl))
