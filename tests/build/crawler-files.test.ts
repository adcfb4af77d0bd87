import { parseFeed } from 'feedsmith'
import { describe, expect, inject, test } from 'vitest'
import { rawResponse, attributeOf, documentOf, served, servedAll } from '../support/served-site.ts'
import { sitemapErrors } from '../support/sitemap-errors.ts'

test('the sitemap is valid, and each page of it answers, is its own canonical and may be listed', async () => {
  const robots = (await served('/robots.txt')).body.toString()
  const [, url] = /^Sitemap: (.*)$/m.exec(robots)!
  const response = await served(new URL(url!).pathname)
  expect(response.headers['content-type']).toMatch(/^(application|text)\/xml/)
  const sitemap = response.body.toString()
  expect(await sitemapErrors(sitemap)).toEqual([])
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc!)
  expect(listed.length).toBeGreaterThan(200)
  const pages = await servedAll(listed.map((loc) => new URL(loc).pathname))
  const findings = listed.flatMap((loc, at) => {
    const page = pages[at]!
    if (page.status !== 200) return [`${loc}: the status is ${page.status}`]
    const canonical = attributeOf(page, 'link[rel=canonical]', 'href')
    const hidden = attributeOf(page, 'meta[name=robots]', 'content') ?? page.headers['x-robots-tag']
    return [
      ...(canonical === loc ? [] : [`${loc}: the canonical address is ${canonical}`]),
      ...(hidden ? [`${loc}: is listed but says ${hidden}`] : []),
    ]
  })
  expect(findings).toEqual([])
})

describe.each(['', '/de'])('in “%s”', (prefix) => {
  test('the blog leads to its feeds, which are read back', async () => {
    const blog = documentOf(await served(`${prefix}/blog`))
    const links = blog.querySelectorAll('head link[rel=alternate][title]')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['rss.xml', 'atom.xml', 'feed.json'].map((name) => `${prefix}/${name}`),
    )
    for (const link of links) {
      const response = await served(link.getAttribute('href')!)
      const type = response.headers['content-type']!.split(';')[0]
      const { feed } = parseFeed(response.body.toString())
      const title = typeof feed.title === 'string' ? feed.title : feed.title?.value
      expect([response.path, type, title]).toEqual([
        response.path,
        link.getAttribute('type'),
        'Blog – Helmwright',
      ])
    }
    const visible = blog.querySelectorAll('main a').filter(({ text }) => /RSS/.test(text))
    expect(visible.map((link) => link.getAttribute('href'))).toEqual([`${prefix}/rss.xml`])
  })

  test.each(
    [
      '/success-stories/xola',
      '/blog/who-owns-the-code',
      '/services/devops',
      '/hire/poland',
      '/about',
      '/privacy-policy',
    ].map((path) => prefix + path),
  )('%s leads to its Markdown', async (path) => {
    const page = await served(path)
    const link = attributeOf(page, 'head link[rel=alternate][type="text/markdown"]', 'href')
    expect(link).toBe(`${path}.md`)
    const response = await served(`${path}.md`)
    expect(response.headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'x-robots-tag': 'noindex',
      link: `<${inject('siteUrl')}${path}>; rel="canonical"`,
    })
    const canonical = attributeOf(page, 'head link[rel=canonical]', 'href')
    const text = response.body.toString()
    expect(text).toContain(`\nsource: ${canonical}\n`)
    const [title] = documentOf(page).querySelector('title')!.text.split(' – ')
    expect(text).toContain(`\n# ${title}\n`)
  })

  test('every URL of llms.txt answers', async () => {
    const response = await served(`${prefix}/llms.txt`)
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8')
    const links = [...response.body.toString().matchAll(/\]\((https?:[^)]+)\)/g)]
    expect(links.length).toBeGreaterThan(60)
    const responses = await servedAll(links.map(([, link]) => new URL(link!).pathname))
    const dead = responses.filter(({ status }) => status !== 200)
    expect(dead.map(({ path, status }) => `${path}: the status is ${status}`)).toEqual([])
  })
})

test('the files are sent compressed', async () => {
  for (const path of ['/sitemap.xml', '/rss.xml', '/llms-full.txt', '/services/devops.md']) {
    const response = await rawResponse(inject('siteUrl'), path, {
      headers: { 'Accept-Encoding': 'br' },
    })
    expect([path, response.headers['content-encoding']]).toEqual([path, 'br'])
  }
})
