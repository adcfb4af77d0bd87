/**
 * Address that the pages of a build carry, without a slash at the end.
 * @param env `SITE_URL`; without it the site is a local one, at `PORT`
 */
export function siteUrlOf(env: NodeJS.ProcessEnv): string {
  return (env.SITE_URL || `http://localhost:${env.PORT || 3000}`).replace(/\/+$/, '')
}

/** What a build has that the public site does not: the preview for translators, the pseudo-locales of tests. */
export function buildFlags(env: NodeJS.ProcessEnv): { preview: boolean; pseudo: boolean } {
  return { preview: env.SITE_PREVIEW === '1', pseudo: env.PSEUDO_LOCALES === '1' }
}

/** Where a build goes: each kind has a folder of its own, so that none spoils another. */
export function outFolder(env: NodeJS.ProcessEnv): 'dist' | 'dist-test' | 'dist-preview' {
  const { preview, pseudo } = buildFlags(env)
  if (preview) return 'dist-preview'
  return pseudo ? 'dist-test' : 'dist'
}
