import type { AddressInfo } from 'node:net'
import express, { Router } from 'express'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Server } from 'node:http'
import { localizedPath } from '../../locales/addresses.ts'
import { type AppUnderTest, startApp } from '../../tests/support/app-under-test.ts'
import { canonicalPath, isEndpoint, redirectToCanonical, gonePages } from './site-paths.ts'

describe('canonical paths', () => {
  describe('the one address of a page', () => {
    test.each([
      ['/', '/'],
      ['/contact-us', '/contact-us'],
      ['/contact-us/', '/contact-us'],
      ['/contact-us//', '/contact-us'],
      ['/Contact-US', '/contact-us'],
      ['//contact-us', '/contact-us'],
      ['/success-stories//tipalti', '/success-stories/tipalti'],
      ['/index.html', '/'],
      ['/contact-us/index.html', '/contact-us'],
      ['/blog/page/1', '/blog'],
      ['/en-XA/Blog/page/1/', '/en-XA/blog'],
      ['/blog/page/11', '/blog/page/11'],
      ['/en-XA/', '/en-XA'],
      ['/industries/telecommunications', '/industries/telecom'],
      ['/DE//Industries/Telecommunications/', '/de/industries/telecom'],
      ['/rss.xml/', '/rss.xml'],
      ['/services.html', '/services'],
      ['/de/Services/DevOps.html', '/de/services/devops'],
      ['/de.html', '/de'],
      ['/en', '/'],
      ['/en/', '/'],
      ['/EN/Services.html', '/services'],
      ['/en/industries/telecommunications', '/industries/telecom'],
      ['/404.html', '/404.html'],
      ['/en/no-such-page', '/en/no-such-page'],
      ['/english', '/english'],
      ['/feed', '/rss.xml'],
      ['/feed.xml', '/rss.xml'],
      ['/de/Feed/', '/de/rss.xml'],
      ['/en/feed', '/rss.xml'],
      ['/blog/feed', '/rss.xml'],
      ['/atom', '/atom.xml'],
      ['/en-xa/Contact-Us', '/en-XA/contact-us'],
      ['//evil.example', '/evil.example'],
      ['/\\evil.example', '/evil.example'],
      ['///evil.example//x', '/evil.example/x'],
      ['/assets/Chunk.AbC1.js', '/assets/Chunk.AbC1.js'],
      ['/art/helm.1aF.svg', '/art/helm.1aF.svg'],
    ])('%j → %j, and stays there', (asked, canonical) => {
      expect(canonicalPath(asked)).toBe(canonical)
      expect(canonicalPath(canonical)).toBe(canonical)
    })
  })

  async function responseOf(
    redirectHosts: boolean,
    path: string,
    method = 'GET',
    siteUrl = 'https://www.helmwright.example',
  ) {
    const app = express()
    app.use(redirectToCanonical(siteUrl, redirectHosts), (_request, response) => {
      response.send('page')
    })
    const server = app.listen(0)
    const { port } = server.address() as AddressInfo
    const reply = await fetch(`http://localhost:${port}${path}`, { method, redirect: 'manual' })
    server.close()
    return { status: reply.status, location: reply.headers.get('Location') }
  }

  test('host and path are mended in one step, and the query stays', async () => {
    expect(await responseOf(true, '/Contact-Us/?a=1&b=?')).toEqual({
      status: 301,
      location: 'https://www.helmwright.example/contact-us?a=1&b=?',
    })
    expect(await responseOf(true, '/contact-us')).toMatchObject({ status: 301 })
  })

  test('without a set address any host is served and only the path is mended', async () => {
    expect(await responseOf(false, '/contact-us?x=1')).toEqual({ status: 200, location: null })
    expect(await responseOf(false, '/contact-us/?x=1')).toEqual({
      status: 301,
      location: '/contact-us?x=1',
    })
  })

  test('an earlier path is mended with all the rest in the same step', async () => {
    expect(await responseOf(true, '/Industries//Telecommunications/?a=1')).toEqual({
      status: 301,
      location: 'https://www.helmwright.example/industries/telecom?a=1',
    })
    expect(await responseOf(false, '/industries/telecommunications', 'HEAD')).toMatchObject({
      status: 301,
    })
  })

  test('a form that is sent to an earlier path is sent again; other paths refuse it themselves', async () => {
    expect(await responseOf(false, '/industries/telecommunications?a=1', 'POST')).toEqual({
      status: 308,
      location: '/industries/telecom?a=1',
    })
    expect(await responseOf(true, '/Contact-Us/', 'POST')).toEqual({ status: 200, location: null })
  })
})

describe('paths that the app answers', () => {
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
})

describe('gone pages', () => {
  const list = [
    { path: '/de/blog/old', date: '2026-05-04', reason: 'Its subject was switched off.' },
  ]
  let server: Server
  let url: string

  beforeAll(() => {
    const render = async (path: string) => ({
      status: 404,
      headers: [] as [],
      body: `none: ${path}`,
    })
    const app = express().use(gonePages(render, list), (_request, response) => {
      response.send('next')
    })
    server = app.listen(0)
    url = `http://localhost:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => server.close())

  test('a removed page answers 410 with the page of unknown addresses', async () => {
    const response = await fetch(`${url}/de/blog/old?a=1`)
    expect(response.status).toBe(410)
    expect(await response.text()).toBe('none: /de/blog/old?a=1')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect((await fetch(`${url}/de/blog/old`, { method: 'HEAD' })).status).toBe(410)
  })

  test.each(['/blog/old', '/de/blog/older', '/'])('%s is not that page', async (path) => {
    expect(await (await fetch(url + path)).text()).toBe('next')
  })
})

describe('what was ticked in a list', () => {
  let app: AppUnderTest

  afterEach(() => app.stop())

  test.each([
    ['/compare?item=poland&item=georgia', '/compare?a=poland&b=georgia'],
    ['/de/compare?item=build', '/de/compare?a=build'],
    // The page says what was left out.
    ['/compare?item=poland&item=build', '/compare?a=poland&b=build'],
    ['/compare?item=poland&item=poland', '/compare?a=poland&b=poland'],
    [
      '/compare?item=poland&item=georgia&item=croatia&item=estonia&item=romania',
      '/compare?a=poland&b=georgia&c=croatia&more=1',
    ],
    ['/compare?item=%0D%0Ax', '/compare?a=%0D%0Ax'],
    ['/compare?item=', '/compare'],
  ])('ticks at %s lead to %s', async (path, to) => {
    app = await startApp()
    const response = await app.get(path)
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe(to)
  })

  test('an address of its own form is rendered', async () => {
    app = await startApp()
    const response = await app.get('/compare?a=poland&b=georgia')
    expect(response.status).toBe(200)
  })
})
