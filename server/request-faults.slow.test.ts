import { request as httpRequest } from 'node:http'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { onEachStore } from '../tests/support/each-store.ts'
import { type AppUnderTest, someRequest, startApp } from '../tests/support/app-under-test.ts'
import { createSenderLimits } from './http/sender-limits.ts'
import { createMetrics } from './metrics.ts'

const hour = 60 * 60 * 1000
const noon = Date.UTC(2026, 10, 21, 12)

onEachStore((open) => {
  let app: AppUnderTest
  let time = noon
  const now = () => time

  async function start(change: Parameters<typeof startApp>[0] = {}, env = {}) {
    time = noon
    app = await startApp({ now, ...change }, env, await open(now))
  }
  afterEach(() => app.stop())

  const send = (body: object = someRequest, headers: Record<string, string> = {}) =>
    app.post('/api/contact', body, headers)
  const statuses = async (answers: Promise<Response>[]) =>
    (await Promise.all(answers)).map(({ status }) => status).sort()
  const requests = () => app.database.kysely.selectFrom('request').selectAll().execute()
  const deliveries = () => app.database.kysely.selectFrom('outbox').selectAll().execute()

  test('fault 7: two hundred equal posts at once are one request with one delivery', async () => {
    await start()
    for (const headers of [{ 'Idempotency-Key': 'one' }, {}] as Record<string, string>[]) {
      const body = { ...someRequest, name: `Marta ${Object.keys(headers).length}` }
      // More in flight than this are turned away.
      const responses = await statuses(Array.from({ length: 100 }, () => send(body, headers)))
      const more = await statuses(Array.from({ length: 100 }, () => send(body, headers)))
      expect([...responses, ...more].filter((status) => status === 201)).toHaveLength(1)
      expect([...responses, ...more].filter((status) => status === 200)).toHaveLength(199)
    }
    expect(await requests()).toHaveLength(2)
    expect(await deliveries()).toHaveLength(2)
  })

  test('fault 8: the same key with other words is refused, and keeps the first', async () => {
    await start()
    const headers = { 'Idempotency-Key': 'one' }
    const [first, again] = [await send(someRequest, headers), await send(someRequest, headers)]
    expect([first.status, again.status]).toEqual([201, 200])
    expect(first.headers.get('Location')).toMatch(/^\/request\/[\w-]{22}$/)
    expect(again.headers.get('Location')).toBe(first.headers.get('Location'))
    const other = await send({ ...someRequest, name: 'Somebody else' }, headers)
    expect(other.status).toBe(422)
    expect(await other.json()).toMatchObject({ type: '/problems/key-reused' })
    expect(await requests()).toHaveLength(1)
  })

  test('fault 9: a sender that hangs up after sending and tries again leaves one request', async () => {
    await start()
    await new Promise<void>((resolve) => {
      const hasty = httpRequest(`${app.url}/api/contact`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'one' },
      })
      hasty.on('error', () => resolve())
      hasty.on('close', () => resolve())
      hasty.end(JSON.stringify(someRequest), () => setImmediate(() => hasty.destroy()))
    })
    const again = await send(someRequest, { 'Idempotency-Key': 'one' })
    expect([200, 201]).toContain(again.status)
    expect(await requests()).toHaveLength(1)
    expect(await deliveries()).toHaveLength(1)
  })

  test('fault 10: a form sent twice without script is one request; an hour later it is another', async () => {
    await start()
    const post = () => app.postForm('/api/contact', someRequest)
    const [first, again] = [await post(), await post()]
    expect(again.headers.get('Location')).toBe(first.headers.get('Location'))
    expect(await requests()).toHaveLength(1)
    time += hour + 60_000
    const later = await post()
    expect(later.status).toBe(303)
    expect(later.headers.get('Location')).not.toBe(first.headers.get('Location'))
    expect(await requests()).toHaveLength(2)
  })

  test('fault 27: a forged X-Forwarded-For does not escape the limit, and that of our proxy counts', async () => {
    const senderLimits = createSenderLimits({ secret: 's'.repeat(32), now })
    const from = (address: string, at: number) =>
      send({ ...someRequest, name: `Marta ${at}` }, { 'X-Forwarded-For': address })
    await start({ senderLimits })
    const forged = Array.from({ length: 12 }, (_, at) => from(`203.0.113.${at}`, at))
    expect((await statuses(forged)).slice(-2)).toEqual([429, 429])
    await app.stop()

    await start(
      { senderLimits: createSenderLimits({ secret: 's'.repeat(32), now }) },
      { TRUST_PROXY: '1' },
    )
    const honest = Array.from({ length: 12 }, (_, at) => from(`203.0.113.${at}`, at))
    expect(new Set(await statuses(honest))).toEqual(new Set([201]))
    const doubled = Array.from({ length: 12 }, (_, at) => from(`198.51.100.${at}, 192.0.2.1`, at))
    const refused = (await Promise.all(doubled)).filter(({ status }) => status === 429)
    expect(refused).toHaveLength(2)
    expect(Number(refused[0]!.headers.get('Retry-After'))).toBeGreaterThan(0)
  })

  test('fault 29: what looks automatic sees the same answer and is not delivered', async () => {
    await start()
    const trapped = await send({ ...someRequest, website: 'https://spam.example' })
    const hasty = await send({ ...someRequest, name: 'Hasty' }, { 'X-Form-Age': '150' })
    const form = await app.postForm('/api/contact', { ...someRequest, name: 'Form', website: 'x' })
    expect([trapped.status, hasty.status, form.status]).toEqual([201, 201, 303])
    for (const { headers } of [trapped, hasty, form]) expect(headers.get('Location')).toBeTruthy()
    expect((await requests()).map(({ state }) => state)).toEqual(Array(3).fill('quarantined'))
    expect((await deliveries()).map(({ event }) => event)).toEqual(['quarantine.waiting'])
  })

  test('fault 24: a NUL in any text is left out, and nothing fails', async () => {
    await start()
    const nul = (fields: Record<string, string>) =>
      Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, `${value}\0`]))
    expect((await send(nul(someRequest))).status).toBe(201)
    const reader = nul({ email: 'reader@keller.example', pathname: '/blog' })
    expect((await app.post('/api/blog-subscribe', reader)).status).toBe(202)
    expect((await app.postForm('/api/blog-subscribe', reader)).status).toBe(303)
    const press = { event: 'click_button', ...nul({ block_title: 'Services', topic: 'Mobile' }) }
    expect((await app.post('/api/clicks', press)).status).toBe(204)
    const [request] = await requests()
    expect(JSON.parse(request!.payload)).toEqual(someRequest)
  })

  test('fault 35: five hundred posts leave no personal data in logs and metrics', async () => {
    const metrics = createMetrics()
    await start({ metrics, senderLimits: createSenderLimits({ secret: 's'.repeat(32), now }) })
    for (let batch = 0; batch < 10; batch += 1) {
      await Promise.all(
        Array.from({ length: 50 }, (_, at) => {
          const person = `Zebulon${batch}x${at}`
          const body = { ...someRequest, name: person, email: `${person}@quagga.example` }
          return at % 5 === 0
            ? send({ ...body, email: 'zebulon@gmail.com' })
            : app.postForm('/api/contact-short', { ...body, phone: '' })
        }),
      )
    }
    const told = app.logged() + (await metrics.registry.metrics())
    expect(told).toContain('/api/contact-short')
    for (const word of ['Zebulon', 'zebulon', 'quagga', 'gmail', 'viewer', '127.0.0.1', '586 20']) {
      expect(told).not.toContain(word)
    }
    expect(told).toContain('forms.error.email-not-business')
  })
})

describe('on SQLite', () => {
  test('fault 5: a full disk is told with 503, harms nothing, and ends with new space', async () => {
    const app = await startApp()
    const limitPages = (pages: number) =>
      sql`pragma max_page_count = ${sql.lit(pages)}`.execute(app.database.kysely)
    const send = (at: number) =>
      app.post('/api/contact', { ...someRequest, requestDetails: `${at} ${'x'.repeat(4900)}` })
    await limitPages(40)
    const statuses: number[] = []
    for (let at = 0; at < 40; at += 1) statuses.push((await send(at)).status)
    const stored = statuses.filter((status) => status === 201).length
    expect(stored).toBeGreaterThan(0)
    expect(statuses.at(-1)).toBe(503)
    expect(app.rows('select id from request')).toHaveLength(stored)
    expect((await app.get('/readyz')).status).toBe(503)
    await limitPages(100_000)
    expect((await send(99)).status).toBe(201)
    expect(app.rows<{ ok: string }>('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }])
    await app.stop()
  })
})

test('fault 25: two thousand broken and strange bodies never cause a fault of the server', async () => {
  const app = await startApp()
  let seed = 7
  const random = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    // The low digits of such a series repeat soon.
    return Math.floor((seed / 2_147_483_648) * most)
  }
  const scraps = [
    '{',
    '}',
    '[',
    ']',
    '"name":',
    '"',
    ',',
    'null',
    '1e999',
    '\\u0000',
    '漢',
    '%',
    '&',
    '=',
    '__proto__',
  ]
  const statuses = new Set<number>()
  for (let batch = 0; batch < 40; batch += 1) {
    const answers = Array.from({ length: 50 }, () => {
      const body = Array.from({ length: random(12) }, () => scraps[random(scraps.length)]).join('')
      const type = random(2) ? 'application/json' : 'application/x-www-form-urlencoded'
      return app.post('/api/contact', body, { 'Content-Type': type })
    })
    for (const response of await Promise.all(answers)) statuses.add(response.status)
  }
  expect([...statuses].filter((status) => status < 400 || status >= 500)).toEqual([])
  await app.stop()
})
