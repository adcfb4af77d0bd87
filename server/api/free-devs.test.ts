import { afterEach, describe, expect, test, vi } from 'vitest'
import { availability } from '../../content/facts/availability.ts'
import { type AppUnderTest, startApp } from '../../tests/support/app-under-test.ts'
import { freeDevelopers } from './free-devs.ts'

/** Milliseconds for which an answer serves (API-06). */
const minute = 60_000

describe('the endpoint', () => {
  let app: AppUnderTest

  afterEach(() => app.stop())

  test('the counts are sent and may be kept for a minute', async () => {
    app = await startApp({ freeDevelopers: async () => ({ total: 9, free: 2 }) })
    const response = await app.get('/api/free-devs')
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=60')
    expect(await response.json()).toEqual({ total: 9, free: 2 })
  })

  test('while there are none the answer is a 503 that nobody keeps', async () => {
    app = await startApp({ freeDevelopers: async () => undefined })
    const response = await app.get('/api/free-devs')
    expect(response.status).toBe(503)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('Retry-After')).toBe('5')
  })

  test('it is only read', async () => {
    app = await startApp()
    const response = await app.post('/api/free-devs', {})
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('the source', () => {
  const url = 'https://staff.example/free'

  /** A source whose clock and answers the test holds. */
  function source(...answers: (unknown | Error)[]) {
    let time = 0
    const warn = vi.fn()
    const fetch = vi.fn(async () => {
      const answer = answers.shift()
      if (answer instanceof Error) throw answer
      return answer instanceof Response ? answer : Response.json(answer)
    })
    const read = freeDevelopers({ url, now: () => time, log: { warn }, fetch })
    return { read, fetch, warn, wait: (ms: number) => (time += ms) }
  }

  test('without an address the counts are those of the content', async () => {
    const read = freeDevelopers({ url: undefined, now: () => 0, log: { warn: vi.fn() } })
    expect(await read()).toEqual({
      total: availability.total,
      free: availability.free,
      sample: true,
    })
  })

  test('an answer serves for a minute, then the source is asked again', async () => {
    const { read, fetch, wait } = source({ total: 9, free: 1 }, { total: 9, free: 2 })
    expect(await read()).toEqual({ total: 9, free: 1 })
    wait(minute - 1)
    expect(await read()).toEqual({ total: 9, free: 1 })
    expect(fetch).toHaveBeenCalledTimes(1)
    wait(1)
    expect(await read()).toEqual({ total: 9, free: 2 })
  })

  test('many visitors at once cost one question', async () => {
    const { read, fetch } = source({ total: 9, free: 1 })
    await Promise.all([read(), read(), read()])
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['an error', new Error('down')],
    ['a bad status', new Response('', { status: 502 })],
    ['no JSON', new Response('<html>')],
    ['nonsense', { total: 1, free: 9 }],
  ])('after %s the last good answer serves and the operator is told', async (_, response) => {
    const { read, wait, warn } = source({ total: 9, free: 1 }, response)
    await read()
    wait(minute)
    expect(await read()).toEqual({ total: 9, free: 1 })
    expect(warn).toHaveBeenCalledTimes(1)
  })

  test('a source that never answered gives nothing', async () => {
    const { read } = source(new Error('down'))
    expect(await read()).toBeUndefined()
  })
})
