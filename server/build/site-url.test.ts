import { expect, test } from 'vitest'
import { siteUrlOf } from './site-url.ts'

test.each([
  [{}, 'http://localhost:3000'],
  [{ PORT: '8080', SITE_URL: '' }, 'http://localhost:8080'],
  [{ PORT: '8080', SITE_URL: 'https://www.example.com/' }, 'https://www.example.com'],
])('pages built with %j are for %s', (env, url) => {
  expect(siteUrlOf(env)).toBe(url)
})
