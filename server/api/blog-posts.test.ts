import { afterEach, expect, test } from 'vitest'
import { posts } from '../../content/load.server.ts'
import type { PostSummary } from '../../content/schema.ts'
import type { Locale } from '../../locales/locales.ts'
import { type AppUnderTest, startApp } from '../../tests/support/app-under-test.ts'
import { readBlogPosts } from '../contract/blog-posts.ts'

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
