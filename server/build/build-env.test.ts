import { expect, test } from 'vitest'
import { siteUrlOf, outFolder } from './build-env.ts'

test.each([
  [{}, 'http://localhost:3000'],
  [{ PORT: '8080', SITE_URL: '' }, 'http://localhost:8080'],
  [{ PORT: '8080', SITE_URL: 'https://www.example.com/' }, 'https://www.example.com'],
])('pages built with %j are for %s', (env, url) => {
  expect(siteUrlOf(env)).toBe(url)
})

test.each([
  [{}, 'dist'],
  [{ PSEUDO_LOCALES: '1' }, 'dist-test'],
  [{ SITE_PREVIEW: '1' }, 'dist-preview'],
  [{ SITE_PREVIEW: '0' }, 'dist'],
])('a build with %j goes to %s', (env, folder) => {
  expect(outFolder(env as NodeJS.ProcessEnv)).toBe(folder)
})
