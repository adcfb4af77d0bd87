import { isLoopback } from '../content/address-query.ts'

/** Public address of the site without a slash at the end; set by the build. */
export const siteUrl: string = __SITE_URL__

/** Search engines may find the site. On this machine samples are listed too, to test what crawlers read. */
export const isPublic: boolean = siteUrl !== '' && !isLoopback(new URL(siteUrl))
