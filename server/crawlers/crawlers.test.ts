import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterEach, describe, expect, test } from 'vitest'
import { type AppUnderTest, startApp } from '../../tests/support/app-under-test.ts'
import { crawlerFileHeaders, freshFiles } from '../http/file-headers.ts'

const siteUrl = 'https://www.helmwright.example'
let app: AppUnderTest

afterEach(() => app?.stop())

/** Rules of one group of robots.txt, by the name of a crawler (RFC 9309, 2.2.1). */
function rulesFor(name: string, text: string): string[] {
  const group = text
    .split('\n\n')
    .find((lines) => lines.split('\n').includes(`User-agent: ${name}`))
  return group!.split('\n').filter((line) => /^(Allow|Disallow):/.test(line))
}

describe('robots.txt', () => {
  const open = [
    'Allow: /',
    'Disallow: /api/',
    'Disallow: /success-stories?*industry=',
    'Disallow: /success-stories?*platform=',
    'Disallow: /success-stories?*country=',
    'Disallow: /de/success-stories?*industry=',
    'Disallow: /de/success-stories?*platform=',
    'Disallow: /de/success-stories?*country=',
    'Disallow: /service-finder?*step=',
    'Disallow: /service-finder?*goal=',
    'Disallow: /service-finder?*industry=',
    'Disallow: /de/service-finder?*step=',
    'Disallow: /de/service-finder?*goal=',
    'Disallow: /de/service-finder?*industry=',
    'Disallow: /team-cost?*team=',
    'Disallow: /team-cost?*role=',
    'Disallow: /team-cost?*level=',
    'Disallow: /team-cost?*place=',
    'Disallow: /team-cost?*count=',
    'Disallow: /team-cost?*months=',
    'Disallow: /team-cost?*zone=',
    'Disallow: /team-cost?*currency=',
    'Disallow: /team-cost?*add=',
    'Disallow: /team-cost?*remove=',
    'Disallow: /team-cost?*add-team=',
    'Disallow: /team-cost?*copy-team=',
    'Disallow: /team-cost?*remove-team=',
    'Disallow: /de/team-cost?*team=',
    'Disallow: /de/team-cost?*role=',
    'Disallow: /de/team-cost?*level=',
    'Disallow: /de/team-cost?*place=',
    'Disallow: /de/team-cost?*count=',
    'Disallow: /de/team-cost?*months=',
    'Disallow: /de/team-cost?*zone=',
    'Disallow: /de/team-cost?*currency=',
    'Disallow: /de/team-cost?*add=',
    'Disallow: /de/team-cost?*remove=',
    'Disallow: /de/team-cost?*add-team=',
    'Disallow: /de/team-cost?*copy-team=',
    'Disallow: /de/team-cost?*remove-team=',
    'Disallow: /compare?*a=',
    'Disallow: /compare?*b=',
    'Disallow: /compare?*c=',
    'Disallow: /compare?*item=',
    'Disallow: /compare?*more=',
    'Disallow: /de/compare?*a=',
    'Disallow: /de/compare?*b=',
    'Disallow: /de/compare?*c=',
    'Disallow: /de/compare?*item=',
    'Disallow: /de/compare?*more=',
    'Disallow: /working-hours?*city=',
    'Disallow: /working-hours?*place=',
    'Disallow: /working-hours?*day=',
    'Disallow: /de/working-hours?*city=',
    'Disallow: /de/working-hours?*place=',
    'Disallow: /de/working-hours?*day=',
    'Disallow: /faq?*q=',
    'Disallow: /de/faq?*q=',
    'Disallow: /procurement?*search=',
    'Disallow: /procurement?*framework=',
    'Disallow: /procurement?*since=',
    'Disallow: /procurement?*q=',
    'Disallow: /procurement?*show=',
    'Disallow: /de/procurement?*search=',
    'Disallow: /de/procurement?*framework=',
    'Disallow: /de/procurement?*since=',
    'Disallow: /de/procurement?*q=',
    'Disallow: /de/procurement?*show=',
    'Disallow: /get-in-touch?*goal=',
    'Disallow: /get-in-touch?*industry=',
    'Disallow: /get-in-touch?*final=',
    'Disallow: /get-in-touch?*service=',
    'Disallow: /get-in-touch?*cost=',
    'Disallow: /get-in-touch?*hours=',
    'Disallow: /get-in-touch?*comparison=',
    'Disallow: /get-in-touch?*questions=',
    'Disallow: /de/get-in-touch?*goal=',
    'Disallow: /de/get-in-touch?*industry=',
    'Disallow: /de/get-in-touch?*final=',
    'Disallow: /de/get-in-touch?*service=',
    'Disallow: /de/get-in-touch?*cost=',
    'Disallow: /de/get-in-touch?*hours=',
    'Disallow: /de/get-in-touch?*comparison=',
    'Disallow: /de/get-in-touch?*questions=',
    'Disallow: /contact-us?*goal=',
    'Disallow: /contact-us?*industry=',
    'Disallow: /contact-us?*final=',
    'Disallow: /contact-us?*service=',
    'Disallow: /contact-us?*cost=',
    'Disallow: /contact-us?*hours=',
    'Disallow: /contact-us?*comparison=',
    'Disallow: /contact-us?*questions=',
    'Disallow: /de/contact-us?*goal=',
    'Disallow: /de/contact-us?*industry=',
    'Disallow: /de/contact-us?*final=',
    'Disallow: /de/contact-us?*service=',
    'Disallow: /de/contact-us?*cost=',
    'Disallow: /de/contact-us?*hours=',
    'Disallow: /de/contact-us?*comparison=',
    'Disallow: /de/contact-us?*questions=',
  ]

  async function robots(env: NodeJS.ProcessEnv = {}) {
    app = await startApp({}, env)
    const response = await app.get('/robots.txt')
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
    return response.text()
  }

  test('lets everybody read the pages and names the sitemap', async () => {
    const text = await robots()
    expect(rulesFor('*', text)).toEqual(open)
    expect(rulesFor('GPTBot', text)).toEqual(open)
    expect(text.endsWith(`\n\nSitemap: ${app.settings.siteUrl}/sitemap.xml\n`)).toBe(true)
  })

  test('turns crawlers of language models away when told so, and nobody else', async () => {
    const text = await robots({ AI_CRAWLERS: 'deny' })
    expect(rulesFor('*', text)).toEqual(open)
    for (const name of ['GPTBot', 'ClaudeBot', 'Google-Extended', 'CCBot']) {
      expect(rulesFor(name, text)).toEqual(['Disallow: /'])
    }
    expect(text).not.toMatch(/User-agent: (Googlebot|Bingbot)/i)
  })

  test('stays readable on a preview: what is not read cannot say noindex', async () => {
    expect(rulesFor('*', await robots({ SITE_PREVIEW: '1' }))).toEqual(open)
  })
})

describe('a preview', () => {
  const paths = ['/', '/robots.txt', '/missing', '/api/blog/posts', '/healthz', '/contact-us/']

  test('is listed by nobody, whatever it answers', async () => {
    app = await startApp({}, { SITE_PREVIEW: '1' })
    for (const path of paths) {
      expect((await app.get(path)).headers.get('X-Robots-Tag'), path).toBe('noindex')
    }
  })

  test('is not what a site is without the setting', async () => {
    app = await startApp()
    for (const path of paths.filter((each) => !each.startsWith('/api/'))) {
      expect((await app.get(path)).headers.get('X-Robots-Tag'), path).toBeNull()
    }
  })
})

test.each(['/api/blog/posts', '/api/free-devs', '/api/contact', '/api/none', '/api/%zz'])(
  'what %s answers is listed by nobody',
  async (path) => {
    app = await startApp()
    expect((await app.get(path)).headers.get('X-Robots-Tag')).toBe('noindex')
  },
)

describe('an address with malformed escapes', () => {
  test.each(['/%E0%A4%A', '/de/services/50%-off', '/request/%zz', '/success-stories/%'])(
    '%s is refused with the page of unknown addresses',
    async (path) => {
      app = await startApp()
      const response = await app.get(path)
      expect(response.status).toBe(400)
      expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
      expect(app.rendered.map(({ url }) => url)).toEqual([path.replaceAll('%', '%25')])
    },
  )

  test('is a problem for programs, and in a query it says nothing', async () => {
    app = await startApp()
    const response = await app.get('/api/blog/%zz')
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { type: '/problems/malformed-url' },
    ])
    expect((await app.get('/services?discount=50%')).status).toBe(200)
  })
})

describe('the file of the IndexNow key', () => {
  test('holds the key', async () => {
    app = await startApp({}, { INDEXNOW_KEY: 'Key-4711-aB' })
    const response = await app.get('/Key-4711-aB.txt')
    expect([response.status, await response.text()]).toEqual([200, 'Key-4711-aB'])
    expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
    expect(await (await app.get('/missing-4711-aB.txt')).text()).not.toContain('Key-4711')
    expect((await app.get('/key-4711-ab.txt')).headers.get('Content-Type')).toContain('html')
  })

  test('does not exist without a key', async () => {
    app = await startApp()
    expect(await (await app.get('/undefined.txt')).text()).toBe('<h1>/undefined.txt</h1>')
  })
})

test.each([
  ['/rss.xml', { 'Content-Type': 'application/rss+xml; charset=utf-8' }],
  ['/de/atom.xml', { 'Content-Type': 'application/atom+xml; charset=utf-8' }],
  ['/de/feed.json', { 'Content-Type': 'application/feed+json' }],
  ['/llms.txt', { 'Content-Type': 'text/plain; charset=utf-8' }],
  ['/de/llms-full.txt', { 'Content-Type': 'text/plain; charset=utf-8', 'X-Robots-Tag': 'noindex' }],
  ['/sitemap.xml', { 'Content-Type': 'application/xml; charset=utf-8' }],
  ['/sitemap-12.xml', { 'Content-Type': 'application/xml; charset=utf-8' }],
  ['/sitemap', {}],
  ['/art/files.json', {}],
  [
    '/de/blog/a.md',
    {
      'Content-Type': 'text/markdown; charset=utf-8',
      'X-Robots-Tag': 'noindex',
      Link: `<${siteUrl}/de/blog/a>; rel="canonical"`,
    },
  ],
])('%s has the headers of its format', (path, headers) => {
  expect(crawlerFileHeaders(path, siteUrl)).toEqual(headers)
})

test('in development a file is made for whoever asks, and a page stays a page', async () => {
  const asked: string[] = []
  const make = async (path: string) => {
    asked.push(path)
    return path === '/blog/a.md' ? { text: '# A' } : undefined
  }
  const server = express()
    .use(freshFiles(make, siteUrl), (_request, response) => void response.send('page'))
    .listen(0)
  const get = (path: string) =>
    fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`)
  expect(await (await get('/contact-us')).text()).toBe('page')
  const twin = await get('/blog/a.md?b=1')
  expect(await twin.text()).toBe('# A')
  expect(twin.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8')
  expect(twin.headers.get('Link')).toBe(`<${siteUrl}/blog/a>; rel="canonical"`)
  expect(twin.headers.get('Cache-Control')).toBe('no-store')
  expect(asked).toEqual(['/contact-us', '/blog/a.md'])
  server.close()
})
