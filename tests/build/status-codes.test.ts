import { describe, expect, inject, test } from 'vitest'
import { movedPaths } from '../../locales/moved-and-gone.ts'
import { rawResponse, documentOf, served } from '../support/served-site.ts'

const table: { asked: string; status: number; leadsTo?: string; host?: string; method?: string }[] =
  [
    { asked: '/no-such-page', status: 404 },
    { asked: '/de/keine-solche-seite', status: 404 },
    { asked: '/blog/no-such-post', status: 404 },
    { asked: '/de/success-stories/no-such-story', status: 404 },
    { asked: '/en/no-such-page', status: 404 },
    { asked: '/%E0%A4%A', status: 400 },
    { asked: '/de/services/50%-off', status: 400 },
    { asked: '/services/devops%', status: 400, method: 'HEAD' },
    { asked: '/services?discount=50%', status: 200 },
    { asked: '/success-stories?industry=%E0%A4%A', status: 404 },
    { asked: '/search?q=50%', status: 200 },
    { asked: '/fr/contact-us', status: 404 },
    { asked: '/no-such-file.xml', status: 404 },
    { asked: '/blog/no-such-post.md', status: 404 },
    { asked: '/404', status: 404 },
    { asked: '/de/404.html', status: 404 },
    { asked: '/blog/page/0', status: 404 },
    { asked: '/blog/page/99', status: 404 },
    { asked: '/de/blog/page/99', status: 404 },
    { asked: '/blog/page/02', status: 404 },
    { asked: '/blog/page/two', status: 404 },
    { asked: '/blog/category/none', status: 404 },
    { asked: '/blog/tag/none', status: 404 },
    { asked: '/success-stories?industry=fridges', status: 404 },
    { asked: '/de/success-stories?industry=fintech&country=ZZ', status: 404 },
    { asked: '/contact-us/', status: 301, leadsTo: '/contact-us' },
    { asked: '/de/', status: 301, leadsTo: '/de' },
    { asked: '/Contact-US', status: 301, leadsTo: '/contact-us' },
    { asked: '/DE/Blog', status: 301, leadsTo: '/de/blog' },
    { asked: '/index.html', status: 301, leadsTo: '/' },
    { asked: '/de/index.html', status: 301, leadsTo: '/de' },
    { asked: '/services/devops/index.html', status: 301, leadsTo: '/services/devops' },
    { asked: '//services//devops', status: 301, leadsTo: '/services/devops' },
    { asked: '/Services//DevOps/index.html?a=1', status: 301, leadsTo: '/services/devops?a=1' },
    { asked: '/services.html', status: 301, leadsTo: '/services' },
    { asked: '/de/services/devops.html', status: 301, leadsTo: '/de/services/devops' },
    { asked: '/en', status: 301, leadsTo: '/' },
    { asked: '/en/contact-us', status: 301, leadsTo: '/contact-us' },
    { asked: '/feed', status: 301, leadsTo: '/rss.xml' },
    { asked: '/blog/page/1', status: 301, leadsTo: '/blog' },
    { asked: '/de/blog/page/1/', status: 301, leadsTo: '/de/blog' },
    ...movedPaths.flatMap((path) => [
      { asked: path, status: 301 },
      { asked: `/de${path}/`, status: 301 },
      { asked: path, status: 308, method: 'POST' },
    ]),
    { asked: '/contact-us', status: 301, leadsTo: '/contact-us', host: 'other.example' },
    { asked: '/Contact-Us/?a=1', status: 301, leadsTo: '/contact-us?a=1', host: 'other.example' },
    { asked: '/sitemap.xml', status: 301, leadsTo: '/sitemap.xml', host: 'other.example' },
    { asked: '/robots.txt', status: 301, leadsTo: '/robots.txt', host: 'other.example' },
    { asked: '/blog?unknown=1&utm_source=x', status: 200 },
    { asked: '/success-stories?industry=fintech&nothing=2', status: 200 },
    { asked: '/contact-us', status: 405, method: 'POST' },
    { asked: '/contact-us', status: 200, method: 'HEAD' },
    { asked: '/no-such-page', status: 404, method: 'HEAD' },
  ]

describe('what crawlers ask for', () => {
  for (const { asked, status, leadsTo, ...how } of table) {
    test(`${how.method ?? 'GET'} ${how.host ?? ''}${asked} → ${status} ${leadsTo ?? ''}`, async () => {
      const siteUrl = inject('siteUrl')
      const response = await rawResponse(siteUrl, asked, how)
      expect(response.status).toBe(status)
      if (how.method === 'HEAD') expect(response.body.length).toBe(0)
      if (status !== 301 && status !== 308) return expect(response.headers.location).toBeUndefined()
      const target = new URL(response.headers.location!, siteUrl)
      if (leadsTo) expect(target.href).toBe(new URL(leadsTo, siteUrl).href)
      // No chains, no loops: what a redirect leads to is there.
      expect((await rawResponse(target.origin, target.pathname + target.search)).status).toBe(200)
    })
  }
})

test('an unknown address answers in the language of its prefix, with ways onward', async () => {
  const german = (await served('/de/services/devopss')).body.toString()
  expect(german).toMatch(/<html[^>]* lang="de"/)
  expect(german).toContain('href="/de/services/devops"')
  expect(german).toContain('content="noindex"')
})

test('an unknown address answers 404 with ways onward, and no page is served as a file', async () => {
  for (const path of [
    '/no-such-page',
    '/success-stories/no-such-story',
    '/blog/no-such-post',
    '/blog/page/3',
    '/blog/page/0',
    '/blog/page/02',
    '/blog/category/cooking',
    '/blog/category/constructor',
    '/blog/tag/cobol',
    '/404',
    '/404.html',
  ]) {
    const page = await served(path)
    expect([path, page.status]).toEqual([path, 404])
    expect(documentOf(page).querySelector('h1')?.text).toBe('Page not found')
    expect(documentOf(page).querySelectorAll('main a').length).toBeGreaterThanOrEqual(3)
  }
})
