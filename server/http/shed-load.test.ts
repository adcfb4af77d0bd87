import { expect, test } from 'vitest'
import { someRequest, startApp } from '../../tests/support/app-under-test.ts'
import type { RenderedPage } from './rendered-page.ts'

test('more than a hundred requests at once are turned away unread, and later taken again', async () => {
  let finish = (_page: RenderedPage) => {}
  const page = new Promise<RenderedPage>((resolve) => (finish = resolve))
  let rendering = 0
  const app = await startApp({
    render: () => {
      rendering += 1
      return page
    },
  })
  const waiting = Array.from({ length: 100 }, () => app.get('/some-page'))
  while (rendering < 100) await new Promise((resolve) => setImmediate(resolve))

  const post = await app.post('/api/contact', someRequest)
  expect([post.status, post.headers.get('Retry-After')]).toEqual([503, '2'])
  // A new connection would wait to be accepted.
  expect(post.headers.get('Connection')).toBe('keep-alive')
  expect(await post.json()).toMatchObject({ type: '/problems/overloaded' })
  const visit = await app.get('/', { headers: { Accept: 'text/html' } })
  expect([visit.status, await visit.text()]).toEqual([503, '<h1>unavailable /</h1>'])
  expect((await app.get('/healthz')).status).toBe(200)
  expect(app.rows('select * from request')).toEqual([])

  finish({ status: 200, headers: [], body: 'page' })
  for (const response of await Promise.all(waiting)) expect(response.status).toBe(200)
  expect((await app.post('/api/contact', someRequest)).status).toBe(201)
  await app.stop()
})
