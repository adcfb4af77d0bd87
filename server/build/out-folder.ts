/** Where a build goes: each kind has a folder of its own, so that none spoils another. */
export function outFolder(env: NodeJS.ProcessEnv): 'dist' | 'dist-test' | 'dist-preview' {
  if (env.SITE_PREVIEW === '1') return 'dist-preview'
  return env.PSEUDO_LOCALES === '1' ? 'dist-test' : 'dist'
}
