import { Router } from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localizedPath } from '../../locales/routes.ts'
import { gonePages } from '../crawlers/gone-pages.ts'
import { type AppUnderTest, startApp } from '../../tests/support/app-under-test.ts'
import { isEndpoint } from './endpoint-paths.ts'

let app: AppUnderTest

beforeAll(async () => {
  app = await startApp({}, { INDEXNOW_KEY: 'key-4711-ab' })
})
afterAll(() => app.stop())

test.each([
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/.well-known/security.txt',
  '/speculation-rules.json',
  '/key-4711-ab.txt',
  '/compliance/due-diligence.txt',
  '/de/compliance/due-diligence.txt',
  '/api',
  '/api/contact',
  '/api/blog/posts',
  '/api/whatever.js',
  '/request/some-token',
])('%s is answered by an endpoint', (path) => {
  expect(isEndpoint(app.router, path)).toBe(true)
})

test.each(['/About', '/about/', '/blog/page/1', '/industries/telecommunications'])(
  '%s is redirected',
  (path) => {
    expect(isEndpoint(app.router, path)).toBe(true)
  },
)

test.each([
  '/',
  '/about',
  '/de',
  '/de/contact-us',
  '/assets/Chunk.AbC1.js',
  '/key.txt',
  '/story.md',
  // Its endpoint acts on what the query of a mail's link says.
  '/newsletter/confirm',
  localizedPath('/newsletter/unsubscribe', 'de'),
])('%s is free for a file', (path) => {
  expect(isEndpoint(app.router, path)).toBe(false)
})

test('a page that is gone is answered by the app, not by a file that was left', () => {
  const render = async () => ({ status: 404, headers: [] as [], body: '' })
  const gone = gonePages(render, [{ path: '/blog/old', date: '2026-05-04', reason: 'Old.' }])
  const router = Router().use(gone)
  expect([isEndpoint(router, '/blog/old'), isEndpoint(router, '/blog/older')]).toEqual([
    true,
    false,
  ])
})
