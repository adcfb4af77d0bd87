import { afterEach, expect, test } from 'vitest'
import { type AppUnderTest, startApp } from '../../tests/support/app-under-test.ts'

let app: AppUnderTest

afterEach(() => app.stop())

test('the counts are sent and may be kept for a minute', async () => {
  app = await startApp({ freeDevelopers: async () => ({ total: 9, free: 2 }) })
  const answer = await app.get('/api/free-devs')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=60')
  expect(await answer.json()).toEqual({ total: 9, free: 2 })
})

test('while there are none the answer is a 503 that nobody keeps', async () => {
  app = await startApp({ freeDevelopers: async () => undefined })
  const answer = await app.get('/api/free-devs')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(answer.headers.get('Retry-After')).toBe('5')
})

test('it is only read', async () => {
  app = await startApp()
  const answer = await app.post('/api/free-devs', {})
  expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
})
