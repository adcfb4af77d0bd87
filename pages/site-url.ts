/** Public address of the site without a slash at the end; set by the build. */
export const siteUrl: string = __SITE_URL__
