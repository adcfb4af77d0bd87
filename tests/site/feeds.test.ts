import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import { describe, expect, test } from 'vitest'
import { post as postOf, posts } from '../../content/load.server.ts'
import { feedsOf } from '../../locales/feeds.ts'
import { href } from '../../locales/addresses.ts'
import { absoluteHtml } from '../../pages/crawlers/absolute-links.ts'
import {
  type BlogFeed,
  atomText,
  jsonFeedText,
  feedSiteFiles,
} from '../../pages/crawlers/feed-files.server.ts'

const site = 'https://www.helmwright.example'

describe.each(['en', 'de'] as const)('The feeds of %s', (locale) => {
  const [rss, atom, json] = feedSiteFiles(locale, site)
  const newest = posts(locale).slice(0, 20)
  const urls = newest.map(({ slug }) => site + href('blog.post', locale, { post: slug }))
  const titles = newest.map(({ title }) => title)
  const days = newest.map(({ published }) => published)
  const prefix = locale === 'en' ? '' : '/de'

  test('are three, beside the blog', () => {
    const paths = [rss!, atom!, json!].map(({ path }) => path)
    expect(paths).toEqual([`${prefix}/rss.xml`, `${prefix}/atom.xml`, `${prefix}/feed.json`])
  })

  test('RSS is read back with the same posts', () => {
    const { items = [], ...feed } = parseRssFeed(rss!.text)
    expect(feed).toMatchObject({
      link: `${site}${prefix}/blog`,
      title: 'Blog – Helmwright',
      language: locale,
      atom: { links: [{ href: site + rss!.path, rel: 'self', type: 'application/rss+xml' }] },
    })
    expect(items.map(({ guid }) => guid)).toEqual(
      urls.map((value) => ({ value, isPermaLink: true })),
    )
    expect(items.map(({ link }) => link)).toEqual(urls)
    expect(items.map(({ title }) => title)).toEqual(titles)
    expect(items.map(({ pubDate }) => new Date(pubDate!).toISOString().slice(0, 10))).toEqual(days)
    expectWhole(items.map(({ content }) => content?.encoded))
  })

  test('Atom is read back with the same posts', () => {
    const { entries = [], ...feed } = parseAtomFeed(atom!.text)
    expect(feed.links).toContainEqual({
      href: site + atom!.path,
      rel: 'self',
      type: 'application/atom+xml',
    })
    expect(feed.xml?.lang).toBe(locale)
    expect(feed.updated?.slice(0, 10)).toBe(days[0])
    expect(entries.map(({ id }) => id)).toEqual(urls)
    expect(entries.map(({ title }) => title?.value)).toEqual(titles)
    expect(entries.map(({ updated }) => updated?.slice(0, 10))).toEqual(days)
    expect(entries.filter(({ authors }) => !authors?.[0]?.name)).toEqual([])
    expectWhole(entries.map(({ content }) => content?.value))
  })

  test('JSON Feed is read back with the same posts', () => {
    const feed = parseJsonFeed(json!.text)
    expect(JSON.parse(json!.text).version).toBe('https://jsonfeed.org/version/1.1')
    expect(feed).toMatchObject({ feed_url: site + json!.path, language: locale })
    const items = feed.items ?? []
    expect(items.map(({ id, url }) => [id, url])).toEqual(urls.map((each) => [each, each]))
    expect(items.map(({ title }) => title)).toEqual(titles)
    expect(items.map(({ date_published: date }) => date?.slice(0, 10))).toEqual(days)
    expectWhole(items.map(({ content_html: html }) => html))
  })

  /** Every text is whole, its links lead out of the reader, and samples say what they are. */
  function expectWhole(texts: readonly (string | undefined)[]) {
    expect(texts).toHaveLength(newest.length)
    for (const [at, { slug, sample }] of newest.entries()) {
      for (const { id } of postOf(locale, slug)!.sections)
        expect(texts[at]).toContain(`<h2 id="${id}">`)
      expect(texts[at]).not.toMatch(/href="[/#]/)
      expect(
        /<p>[^<]*(illustrative samples|Beispiele zur Veranschaulichung)/.test(texts[at]!),
      ).toBe(sample)
    }
  }
})

test('a text without special treatment would have relative links', () => {
  const linked = posts('en').filter(({ slug }) =>
    postOf('en', slug)!.sections.some(({ html }) => /href="\//.test(html)),
  )
  expect(linked.length).toBeGreaterThan(0)
})

test('links of a text become absolute, and only links', () => {
  const base = { siteUrl: site, page: `${site}/blog/a` }
  const html =
    '<a class="x" href="/claims">1</a> <a href="#b">2</a> <a href="https://c.example/">3</a> <code>href="/d"</code>'
  expect(absoluteHtml(html, base)).toBe(
    `<a class="x" href="${site}/claims">1</a> <a href="${site}/blog/a#b">2</a> <a href="https://c.example/">3</a> <code>href="/d"</code>`,
  )
})

test('a pseudo-locale offers the English feeds', () => {
  expect(feedsOf('en-XB').map(({ path }) => path)).toEqual(['/rss.xml', '/atom.xml', '/feed.json'])
})

test('a changed post says when, an unchanged one does not', () => {
  const post = (slug: string, updated: string): BlogFeed['posts'][number] => ({
    title: slug,
    preview: 'About it.',
    url: `${site}/blog/${slug}`,
    html: '<p>]]> &amp; text</p>',
    published: '2026-02-10T00:00:00Z',
    updated,
    author: 'Helmwright Team',
    categories: ['Teams'],
  })
  const feed: BlogFeed = {
    title: 'Blog',
    description: 'All of it.',
    url: `${site}/blog`,
    locale: 'en',
    updated: '2026-05-01T00:00:00Z',
    posts: [post('changed', '2026-05-01T00:00:00Z'), post('same', '2026-02-10T00:00:00Z')],
  }
  const { entries = [] } = parseAtomFeed(atomText(feed, `${site}/atom.xml`))
  expect(entries.map(({ updated }) => updated?.slice(0, 10))).toEqual(['2026-05-01', '2026-02-10'])
  expect(entries.map(({ content }) => content?.value)).toEqual(feed.posts.map(({ html }) => html))
  const { items = [] } = parseJsonFeed(jsonFeedText(feed, `${site}/feed.json`))
  expect(items.map(({ date_modified: day }) => day?.slice(0, 10))).toEqual([
    '2026-05-01',
    undefined,
  ])
})
