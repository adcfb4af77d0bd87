import { parseFeed } from 'feedsmith'
import { expect, test } from '../support/site-test.ts'
import { sitemapFaults } from '../support/sitemap-faults.ts'

test('the sitemap is valid, and each page of it answers, is its own canonical and may be listed', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text()
  const [, address] = /^Sitemap: (.*)$/m.exec(robots)!
  const answer = await request.get(new URL(address!).pathname)
  expect(answer.headers()['content-type']).toMatch(/^(application|text)\/xml/)
  const sitemap = await answer.text()
  expect(await sitemapFaults(sitemap)).toEqual([])
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc!)
  expect(listed.length).toBeGreaterThan(200)
  const faults: string[] = []
  for (const loc of listed) {
    const page = await request.get(new URL(new URL(loc).pathname, baseURL).href)
    const html = await page.text()
    if (page.status() !== 200) faults.push(`${loc}: ${page.status()}`)
    const [canonical = ''] = /<link[^>]*rel="canonical"[^>]*>/.exec(html) ?? []
    if (!canonical.includes(`href="${loc}"`)) faults.push(`${loc}: canonical`)
    if (html.includes('content="noindex"') || page.headers()['x-robots-tag'])
      faults.push(`${loc}: noindex`)
  }
  expect(faults).toEqual([])
})

for (const prefix of ['', '/de']) {
  test(`the blog of “${prefix}” leads to its feeds, which are read back`, async ({
    page,
    request,
  }) => {
    await page.goto(`${prefix}/blog`)
    const links = page.locator('head link[rel="alternate"][title]')
    const found = await links.evaluateAll((all) =>
      all.map((link) => [link.getAttribute('type')!, link.getAttribute('href')!] as const),
    )
    expect(found.map(([, path]) => path)).toEqual(
      ['rss.xml', 'atom.xml', 'feed.json'].map((name) => `${prefix}/${name}`),
    )
    for (const [type, path] of found) {
      const answer = await request.get(path)
      expect(answer.headers()['content-type']!.split(';')[0]).toBe(type)
      const { feed } = parseFeed(await answer.text())
      const title = typeof feed.title === 'string' ? feed.title : feed.title?.value
      expect(title).toBe('Blog – Helmwright')
    }
    const visible = page.locator('main').getByRole('link', { name: /RSS/ })
    await expect(visible).toHaveAttribute('href', `${prefix}/rss.xml`)
  })

  test(`stories and posts of “${prefix}” lead to their Markdown`, async ({ page, request }) => {
    for (const path of [`${prefix}/success-stories/xola`, `${prefix}/blog/who-owns-the-code`]) {
      await page.goto(path)
      const link = page.locator('head link[rel="alternate"][type="text/markdown"]')
      await expect(link).toHaveAttribute('href', `${path}.md`)
      const answer = await request.get(`${path}.md`)
      const canonical = await page.locator('head link[rel="canonical"]').getAttribute('href')
      expect(answer.headers()).toMatchObject({
        'content-type': 'text/markdown; charset=utf-8',
        'x-robots-tag': 'noindex',
        link: `<${new URL(answer.url()).origin}${path}>; rel="canonical"`,
      })
      const title = await page.locator('h1').textContent()
      const text = await answer.text()
      expect(text).toContain(`\nsource: ${canonical}\n`)
      expect(text).toContain(`\n# ${title}\n`)
    }
  })

  test(`every address of llms.txt of “${prefix}” answers`, async ({ request }) => {
    const answer = await request.get(`${prefix}/llms.txt`)
    expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8')
    const links = [...(await answer.text()).matchAll(/\]\((https?:[^)]+)\)/g)]
    expect(links.length).toBeGreaterThan(60)
    for (const [, link] of links) {
      const { pathname } = new URL(link!)
      expect((await request.get(pathname, { maxRedirects: 0 })).status(), pathname).toBe(200)
    }
  })
}

test('the files are sent compressed', async ({ request }) => {
  for (const path of ['/sitemap.xml', '/rss.xml', '/llms.txt', '/blog/who-owns-the-code.md']) {
    const answer = await request.get(path, { headers: { 'Accept-Encoding': 'br' } })
    expect(answer.headers()['content-encoding'], path).toBe('br')
  }
})
