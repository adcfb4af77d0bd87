/**
 * Address that the pages of a build carry, without a slash at the end.
 * @param env `SITE_URL`; without it the site is a local one, at `PORT`
 */
export function siteUrlOf(env: NodeJS.ProcessEnv): string {
  return (env.SITE_URL || `http://localhost:${env.PORT || 3000}`).replace(/\/+$/, '')
}

/** Where a build goes: each kind has a folder of its own, so that none spoils another. */
export function outFolder(env: NodeJS.ProcessEnv): 'dist' | 'dist-test' | 'dist-preview' {
  if (env.SITE_PREVIEW === '1') return 'dist-preview'
  return env.PSEUDO_LOCALES === '1' ? 'dist-test' : 'dist'
}
