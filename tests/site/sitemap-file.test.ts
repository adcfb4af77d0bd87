import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { posts, stories } from '../../content/load.server.ts'
import { tagSlug } from '../../content/blog-lists.ts'
import { routes } from '../../locales/route-table.ts'
import { refuseDaysToCome } from '../../pages/crawlers/entry-days.ts'
import {
  indexablePages,
  sitemapFiles,
  type SitemapPage,
} from '../../pages/crawlers/sitemap-files.server.ts'
import { lastDay } from '../../pages/registry/page.ts'
import { listedPages } from '../support/listed-pages.ts'
import { sitemapErrors } from '../support/sitemap-errors.ts'

const site = 'https://www.helmwright.example'
const pages = indexablePages(site, '2027-01-01')
const [file] = sitemapFiles(pages, site)
const page = (path: string) => pages.find(({ url }) => url === site + path)

const dayOf: Record<string, { day: string }> = JSON.parse(
  readFileSync('content/change-days.json', 'utf8'),
)

/** Texts of pages are newer than every story and post. */
const lastEntry = [
  ...stories('en').map(({ published }) => published),
  ...posts('en').map(({ published }) => published),
]
  .sort()
  .at(-1)!

const some = (count: number): SitemapPage[] =>
  Array.from({ length: count }, (_, at) => ({ url: `${site}/page-${at}` }))
const locs = (text: string) => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc!)

describe('the sitemap', () => {
  test.each(['en', 'de'] as const)('holds every indexable page of %s and no other', (locale) => {
    // Two of the three posts on contracts are the category of engagement models again.
    const isFew = (id: string, path: string) => {
      const [topic, value = ''] = path.split('/').slice(-2)
      return (
        /^blog\.(tag|category)$/.test(id) && (count(topic!, value) < 3 || value === 'contracts')
      )
    }
    const count = (topic: string, value: string) =>
      posts(locale).filter(({ category, tags }) =>
        topic === 'tag' ? tags.map(tagSlug).includes(value) : category === value,
      ).length
    const expected = listedPages(locale)
      .filter(({ id }) => routes[id].index === true)
      .filter(({ id, path }) => !isFew(id, path))
      .map(({ path }) => site + path)
    const ofLocale = locs(file!.text).filter(
      (loc) => /^\/de(\/|$)/.test(loc.slice(site.length)) === (locale === 'de'),
    )
    expect(ofLocale.toSorted()).toEqual(expected.toSorted())
  })

  test('holds nothing twice and no pseudo-locale', () => {
    expect(new Set(locs(file!.text)).size).toBe(pages.length)
    expect(file!.text).not.toContain('en-X')
  })

  test('is valid by the schemas', async () => {
    expect(await sitemapErrors(file!.text)).toEqual([])
  })

  test.each([
    ['a relative address', '<loc>/a</loc>'],
    ['a date that is none', '<loc>https://a.example/</loc><lastmod>today</lastmod>'],
    ['the languages of a page', '<loc>https://a.example/</loc><link hreflang="de"/>'],
  ])('would be refused with %s', async (_, inner) => {
    const text = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url>${inner}</url></urlset>`
    expect(await sitemapErrors(text)).not.toEqual([])
  })
})

describe('the day of the last change', () => {
  test('is that of the entry, and of a list not before that of the newest entry that it shows', () => {
    expect(page('/de/success-stories/xola')!.changed).toBe('2025-09-16T00:00:00Z')
    const ofPosts = pages.filter(({ url }) => /\/blog\/[^/]+$/.test(url))
    const newest = ofPosts
      .map(({ changed }) => changed!)
      .sort()
      .at(-1)
    expect(page('/blog')!.changed! >= newest!).toBe(true)
    expect(page('/blog/page/2')!.changed! < newest!).toBe(true)
  })

  test('is known of every page, from its own text', () => {
    expect(pages.filter(({ changed }) => changed === undefined)).toEqual([])
    const text = (path: string) => `${dayOf[path]!.day}T00:00:00Z`
    expect(page('/de/privacy-policy')!.changed).toBe(text('content/legal/privacy-policy/de.md'))
    expect(page('/services/devops')!.changed).toBe(text('content/services/devops/en.md'))
  })

  test('of a changed entry is that of the change', () => {
    expect(lastDay({ published: '2026-02-10' })).toBe('2026-02-10')
    expect(lastDay({ published: '2026-02-10', updated: '2026-05-01' })).toBe('2026-05-01')
  })

  test('of words that are messages is the newest of their catalogs', () => {
    const newest = routes['get-in-touch'].catalogs
      .map((name) => dayOf[`locales/de/${name}.json`]!.day)
      .sort()
      .at(-1)!
    expect(page('/de/get-in-touch')!.changed).toBe(`${newest}T00:00:00Z`)
  })

  test.each([
    ['/success-stories', 'stories'],
    ['/work-samples', 'work-samples'],
    ['/blog', 'blog'],
    ['', 'home'],
  ])('of %s is not before that of its own words, whatever it lists', (path, catalog) => {
    const { day } = dayOf[`locales/de/${catalog}.json`]!
    expect(page(`/de${path}`)!.changed! >= `${day}T00:00:00Z`).toBe(true)
  })

  test.each([
    ['reviews', 'content/testimonials/'],
    ['', 'content/success-stories/'],
    ['how-we-hire', 'content/shared/hiring/'],
  ])('of /%s is not before that of the texts of others that it shows', (path, folder) => {
    const shown = Object.entries(dayOf).filter(
      ([name]) => name.startsWith(folder) && name.endsWith('/de.md'),
    )
    const newest = shown
      .map(([, { day }]) => day)
      .sort()
      .at(-1)!
    const changed = page(`/de/${path}`.replace(/\/$/, ''))!.changed!
    expect(changed >= `${newest}T00:00:00Z`).toBe(true)
  })

  test.each([
    [
      'story',
      '2020-01-01',
      /success-stories\/[a-z0-9-]+\/entry\.json: published: .* a day to come/,
    ],
    ['text', lastEntry, /content\/change-days\.json: \/[a-z/-]*: .* a day to come/],
  ])('of a %s cannot be to come', (_, today, error) => {
    expect(() => indexablePages(site, today)).toThrow(error)
  })

  test.each([
    ['2026-05-01', '2026-11-23', 'content/change-days.json: /blog/a: is 2026-11-23'],
    ['2026-11-23', undefined, 'content/blog/a/entry.json: published: is 2026-11-23'],
  ])('of a post of %s, changed on %s, stops the build', (published, updated, error) => {
    const ownText = { folder: 'blog', slug: 'a' } as const
    const entry = { published, updated }
    const post = { path: '/blog/a', ownText, entry, days: [lastDay(entry)] }
    expect(() => refuseDaysToCome([post], '2026-11-22')).toThrow(error)
  })

  test('may be today', () => {
    const today = { path: '/faq', days: ['2026-11-22'] }
    expect(() => refuseDaysToCome([today], '2026-11-22')).not.toThrow()
  })
})

describe('above the limits', () => {
  test.each([
    ['addresses', { urls: 2, bytes: 10_000 }, [2, 2, 1]],
    ['bytes', { urls: 50, bytes: 400 }, [4, 1]],
  ])('of %s the pages are in parts that an index names', async (_, limits, sizes) => {
    const [index, ...parts] = sitemapFiles(some(5), site, limits)
    expect(index!.path).toBe('/sitemap.xml')
    expect(locs(index!.text)).toEqual(parts.map(({ path }) => site + path))
    expect(parts.map(({ text }) => locs(text).length)).toEqual(sizes)
    expect(parts.flatMap(({ text }) => locs(text))).toEqual(some(5).map(({ url }) => url))
    for (const { text } of parts) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(limits.bytes)
    for (const { text } of [index!, ...parts]) expect(await sitemapErrors(text)).toEqual([])
  })

  test('of the protocol, 50,000 addresses fill one file', () => {
    expect(sitemapFiles(some(50_000), site)).toHaveLength(1)
    expect(sitemapFiles(some(50_001), site)).toHaveLength(3)
  })

  test('addresses with special characters stay one address', async () => {
    const [only] = sitemapFiles([{ url: `${site}/?a=1&b=<"` }], site)
    expect(only!.text).toContain('/?a=1&amp;b=&lt;&quot;</loc>')
    expect(await sitemapErrors(only!.text)).toEqual([])
  })
})
