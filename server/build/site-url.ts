/**
 * Address that the pages of a build carry, without a slash at the end.
 * @param env `SITE_URL`; without it the site is a local one, at `PORT`
 */
export function siteUrlOf(env: NodeJS.ProcessEnv): string {
  return (env.SITE_URL || `http://localhost:${env.PORT || 3000}`).replace(/\/+$/, '')
}
