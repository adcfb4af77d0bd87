import { afterEach, expect, test, afterAll, beforeAll, describe } from 'vitest'
import { posts } from '../../content/load.server.ts'
import type { PostSummary } from '../../content/post.ts'
import type { Locale } from '../../locales/locales.ts'
import { type AppUnderTest, startApp } from '../../tests/support/app-under-test.ts'
import { readBlogPosts } from '../contract/blog-posts.ts'
import { createMetrics } from '../metrics.ts'
import { mostTitlesPerDay } from '../requests/create-store.ts'

describe('api routes', () => {
  let app: AppUnderTest

  afterEach(() => app.stop())

  /** A source that gives one post, whose title is the locale, and counts how often it was asked. */
  function source() {
    const asked: Locale[] = []
    const give = (locale: Locale): PostSummary[] => {
      asked.push(locale)
      return [{ ...posts('en')[0]!, title: locale }]
    }
    return { asked, give }
  }

  test('the posts of the content are sent, the newest first, and may be kept for a minute', async () => {
    app = await startApp()
    const response = await app.get('/api/blog/posts')
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json/)
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=60')
    const list = readBlogPosts(await response.json())!
    expect(list.map(({ slug }) => slug)).toEqual(posts('en').map(({ slug }) => slug))
  })

  test('a post holds the fields of E-02 and nothing else', async () => {
    app = await startApp()
    const [first] = await (await app.get('/api/blog/posts')).json()
    expect(Object.keys(first)).toEqual([
      'image',
      'title',
      'date',
      'preview',
      'slug',
      'category',
      'tags',
    ])
  })

  test.each([
    ['?locale=en-XA', 'en-XA'],
    ['?locale=en', 'en'],
    ['', 'en'],
    ['?locale=', 'en'],
    ['?locale=xx', 'en'],
    ['?locale=__proto__', 'en'],
    ['?locale=en-XA&locale=en', 'en'],
  ])('with "%s" the posts come in %s', async (query, locale) => {
    app = await startApp({ posts: source().give })
    const response = await app.get(`/api/blog/posts${query}`)
    expect(await response.json()).toMatchObject([{ title: locale }])
  })

  test('the texts of a locale are read once', async () => {
    const { asked, give } = source()
    app = await startApp({ posts: give })
    for (const query of ['', '?locale=en', '?locale=en-XA', '?locale=xx']) {
      await app.get(`/api/blog/posts${query}`)
    }
    expect(asked).toEqual(['en', 'en-XA'])
  })

  test('without posts the list is empty', async () => {
    app = await startApp({ posts: () => [] })
    const response = await app.get('/api/blog/posts')
    expect([response.status, await response.json()]).toEqual([200, []])
  })

  test('posts that cannot be read are a 500 that nobody keeps, and the next request tries again', async () => {
    let broken = true
    app = await startApp({
      posts: () => {
        if (broken) throw new Error('a fault in content')
        return []
      },
    })
    const response = await app.get('/api/blog/posts')
    expect(response.status).toBe(500)
    expect(response.headers.get('Content-Type')).toMatch(/^application\/problem\+json/)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await response.json()).toMatchObject({ type: '/problems/failure', status: 500 })
    broken = false
    expect((await app.get('/api/blog/posts')).status).toBe(200)
  })

  test('it is only read', async () => {
    app = await startApp()
    const response = await app.post('/api/blog/posts', {})
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('clicks', () => {
  const noon = Date.UTC(2026, 10, 21, 12)
  const day = 24 * 60 * 60 * 1000
  let app: AppUnderTest
  let time = noon

  type Row = { day: string; block_title: string; topic: string; presses: number }
  const rows = () => app.rows<Row>('select * from click order by day, presses desc, topic')
  const press = (topic: string, change: Record<string, unknown> = {}) =>
    app.post('/api/clicks', { event: 'click_button', block_title: 'Services', topic, ...change })

  async function start() {
    time = noon
    app = await startApp({ now: () => time })
  }
  afterEach(() => app.stop())

  test('presses are counted by day, block and topic', async () => {
    await start()
    const response = await press('Dedicated teams')
    expect([response.status, await response.text()]).toEqual([204, ''])
    await press('Dedicated teams')
    await press('Mobile')
    time += day
    await press('Mobile')
    expect(rows()).toEqual([
      { day: '2026-11-21', block_title: 'Services', topic: 'Dedicated teams', presses: 2 },
      { day: '2026-11-21', block_title: 'Services', topic: 'Mobile', presses: 1 },
      { day: '2026-11-22', block_title: 'Services', topic: 'Mobile', presses: 1 },
    ])
  })

  test('what a sender adds about a visitor is not kept, neither in the log', async () => {
    await start()
    await press('Mobile', { visitor: 'jo@acme.io' })
    expect(JSON.stringify(rows())).not.toContain('jo@acme.io')
    expect(app.logged()).not.toContain('Mobile')
  })

  test('a day has room for so many titles; beyond that presses are counted together', async () => {
    await start()
    const ofToday = Array.from({ length: mostTitlesPerDay - 1 }, (_, at) => ({
      day: '2026-11-21',
      block_title: 'Services',
      topic: `topic ${at}`,
      presses: 1,
    }))
    await app.database.kysely.insertInto('click').values(ofToday).execute()
    await press('the last topic that fits')
    for (let at = 0; at < 20; at += 1) await press(`another topic ${at}`)
    await press('topic 7')
    const counted = rows()
    expect(counted).toHaveLength(mostTitlesPerDay + 1)
    expect(counted.slice(0, 2)).toEqual([
      { day: '2026-11-21', block_title: '(other)', topic: '(other)', presses: 20 },
      { day: '2026-11-21', block_title: 'Services', topic: 'topic 7', presses: 2 },
    ])
  })

  test.each([{ event: 'page_view' }, { topic: '' }, { block_title: 7 }])(
    'a body that is no press is refused: %o',
    async (change) => {
      await start()
      expect((await press('Mobile', change)).status).toBe(400)
      expect(rows()).toEqual([])
    },
  )

  test('only this site’s pages count', async () => {
    await start()
    const body = { event: 'click_button', block_title: 'Services', topic: 'Mobile' }
    const response = await app.post('/api/clicks', body, { 'Sec-Fetch-Site': 'cross-site' })
    expect(response.status).toBe(403)
    expect((await app.get('/api/clicks')).status).toBe(405)
    expect(rows()).toEqual([])
  })

  test('a store that fails is a 503 without a word about the press', async () => {
    await start()
    await app.store.close()
    expect((await press('Mobile')).status).toBe(503)
    expect(app.logged()).not.toContain('Mobile')
  })
})

describe('reports', () => {
  let app: AppUnderTest
  const metrics = createMetrics()
  beforeAll(async () => {
    app = await startApp({ metrics })
  })
  afterAll(() => app.stop())

  const violation = {
    type: 'csp-violation',
    body: { effectiveDirective: 'img-src', blockedURL: 'https://evil.example/x.png' },
  }

  test.each(['application/reports+json', 'application/csp-report', 'application/json'])(
    'a report as %s is logged and counted',
    async (type) => {
      const response = await app.post('/api/reports', [violation], { 'Content-Type': type })
      expect([response.status, await response.text()]).toEqual([204, ''])
      expect(app.logged()).toContain('evil.example')
    },
  )

  test('every report counts', async () => {
    const { values } = await metrics.reports.get()
    expect(values).toEqual([{ labels: { kind: 'csp-violation' }, value: 3 }])
  })

  test.each([
    ['is broken', '[{', 'application/reports+json', 400],
    ['says nothing', '{}', 'application/json', 400],
    ['is too large', `"${'x'.repeat(17_000)}"`, 'application/json', 413],
  ])('a body that %s is refused', async (_, body, type, status) => {
    expect((await app.post('/api/reports', body, { 'Content-Type': type })).status).toBe(status)
  })

  test('reports are only sent', async () => {
    expect((await app.get('/api/reports')).status).toBe(405)
  })
})
