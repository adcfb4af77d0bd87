import { expect, test } from 'vitest'
import { outFolder } from './out-folder.ts'

test.each([
  [{}, 'dist'],
  [{ PSEUDO_LOCALES: '1' }, 'dist-test'],
  [{ SITE_PREVIEW: '1' }, 'dist-preview'],
  [{ SITE_PREVIEW: '0' }, 'dist'],
])('a build with %j goes to %s', (env, folder) => {
  expect(outFolder(env as NodeJS.ProcessEnv)).toBe(folder)
})
