import { request as httpRequest } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AppUnderTest, someRequest, startApp } from '../tests/support/app-under-test.ts'

let app: AppUnderTest

beforeAll(async () => {
  app = await startApp()
})
beforeEach(() => {
  app.rendered.length = 0
})
afterAll(() => app.stop())

describe('fault 24: a body that cannot be taken', () => {
  test.each([
    ['is broken JSON', '{"name":', 400, 'malformed-body'],
    ['is a list', '[]', 400, 'malformed-body'],
    ['is a plain text', '"text"', 400, 'malformed-body'],
    ['is empty', '', 400, 'field-errors'],
    ['is one byte too large', `"${'x'.repeat(32 * 1024 - 1)}"`, 413, 'too-large'],
  ])('and %s gets the status of its fault', async (_, body, status, kind) => {
    const response = await app.post('/api/contact', body)
    expect(response.status).toBe(status)
    expect(response.headers.get('Content-Type')).toMatch(/^application\/problem\+json/)
    expect(await response.json()).toMatchObject({ type: `/problems/${kind}`, status })
  })

  test('because it is packed is refused before it is unpacked', async () => {
    const response = await fetch(`${app.url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
      body: gzipSync(JSON.stringify(someRequest)),
    })
    expect(response.status).toBe(415)
  })

  test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/xml'])(
    'because it is %s gets 415',
    async (type) => {
      const response = await app.post('/api/contact', 'x', { 'Content-Type': type })
      expect(response.status).toBe(415)
    },
  )

  test('because it has 41 fields or is one byte too large gets a page with 413', async () => {
    const many = Object.fromEntries(Array.from({ length: 41 }, (_, at) => [`f${at}`, '']))
    for (const fields of [many, { requestDetails: 'x'.repeat(64 * 1024 - 14) }]) {
      const response = await app.postForm('/api/contact', fields)
      expect(response.status).toBe(413)
      expect(response.headers.get('Content-Type')).toMatch(/^text\/html/)
    }
    expect(app.rendered.map(({ state }) => state.postRejected)).toEqual([true, true])
  })

  test('because its keys are traps does no harm', async () => {
    const json = await app.post('/api/contact', '{"__proto__":{"name":"x"},"constructor":1}')
    expect(json.status).toBe(400)
    const form = await app.postForm('/api/contact', '__proto__[name]=x&hasOwnProperty=1&toString=2')
    expect(form.status).toBe(400)
    expect({}).not.toHaveProperty('name')
  })

  test('because of bad percent signs is read as far as possible', async () => {
    const response = await fetch(`${app.url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'name=%E0%A4%A&email=%',
    })
    expect(response.status).toBe(400)
  })
})

describe('fault 26: a post from another site', () => {
  test.each([
    [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
    [{ 'Sec-Fetch-Site': 'same-site' }, 403],
    [{ Origin: 'https://evil.example' }, 403],
    [{ Origin: 'null' }, 403],
    [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'https://evil.example' }, 201],
    [{ 'Sec-Fetch-Site': 'none' }, 201],
    [{ Origin: 'http://localhost:3000' }, 201],
    [{}, 201],
  ])('with %j is answered with %i', async (headers, status) => {
    const email = `marta@${Object.values(headers).join('-').replace(/\W/g, '')}x.example`
    // Node's fetch sets Sec-Fetch-Mode only, so the headers arrive as they stand here.
    const response = await app.post('/api/contact', { ...someRequest, email }, headers)
    expect(response.status).toBe(status)
  })

  test('without script gets a page', async () => {
    const response = await app.postForm('/api/contact', someRequest, {
      'Sec-Fetch-Site': 'cross-site',
    })
    expect(response.status).toBe(403)
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html/)
  })
})

describe('an address that is not there', () => {
  test('of the API is told in JSON, of a page by the page', async () => {
    const api = await app.get('/api/nothing')
    expect(api.status).toBe(404)
    expect(await api.json()).toMatchObject({ status: 404 })
    const page = await app.get('/missing')
    expect(page.status).toBe(404)
    expect(page.headers.get('Cache-Control')).toBe('no-store')
  })

  test('takes posts only when it is a form', async () => {
    for (const path of ['/api/contact', '/api/blog-subscribe']) {
      const response = await app.get(path)
      expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST'])
    }
  })

  test('cannot be written to: pages and files answer 405', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const response = await app.get('/contact-us', { method })
      expect(response.status).toBe(405)
      expect(response.headers.get('Allow')).toBe('GET, HEAD')
    }
  })
})

test('fault 39: every answer carries the same security headers', async () => {
  const names = [
    'content-security-policy',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'permissions-policy',
    'referrer-policy',
    'reporting-endpoints',
    'x-content-type-options',
    'x-frame-options',
  ]
  const failing = await startApp({
    render: () => Promise.reject(new Error('rendering is broken')),
  })
  await failing.store.close()
  const request = { ...someRequest, email: 'again@keller.example' }
  const key = { 'Idempotency-Key': 'headers' }
  const responses = [
    await app.get('/'),
    await app.get('/healthz'),
    await app.get('/CONTACT-US'),
    await app.postForm('/api/contact', { ...someRequest, email: 'headers@keller.example' }),
    await app.get('/missing'),
    await app.post('/api/contact', 'x'.repeat(40_000)),
    await app.post('/api/contact', request, key),
    await app.post('/api/contact', request, key),
    await app.post('/api/contact', { ...request, name: 'Somebody else' }, key),
    await failing.get('/'),
    await failing.post('/api/contact', request, key),
  ]
  expect(responses.map(({ status }) => status)).toEqual([
    200, 200, 301, 303, 404, 413, 201, 200, 422, 500, 503,
  ])
  const sets = responses.map(({ headers }) => names.map((name) => headers.get(name)))
  expect(new Set(sets.map((set) => JSON.stringify(set))).size).toBe(1)
  expect(sets[0]).not.toContain(null)
  expect(responses[0]!.headers.get('content-security-policy')).toBe(
    "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data:;font-src 'self';connect-src 'self';manifest-src 'self';media-src 'self';worker-src 'self';form-action 'self';base-uri 'none';object-src 'none';frame-ancestors 'none';report-to csp;report-uri /api/reports",
  )
  expect(responses[0]!.headers.get('x-powered-by')).toBeNull()
  expect(responses[0]!.headers.get('strict-transport-security')).toBeNull()
  await failing.stop()
})

test('a site under https insists on it', async () => {
  const secure = await startApp(
    {},
    { SITE_URL: 'https://www.helmwright.example', ALLOW_NO_DESTINATION: '1' },
  )
  const { headers } = await secure.get('/healthz')
  expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
  expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests')
  await secure.stop()
})

describe('health', () => {
  test('is good while requests can be stored', async () => {
    expect((await app.get('/healthz')).status).toBe(200)
    expect((await app.get('/readyz')).status).toBe(200)
  })

  test('is not ready when the store fails, though alive', async () => {
    const broken = await startApp()
    await broken.store.close()
    expect((await broken.get('/healthz')).status).toBe(200)
    expect((await broken.post('/api/contact', someRequest)).status).toBe(503)
    expect((await broken.get('/readyz')).status).toBe(503)
    await broken.stop()
  })

  test('is not ready while the server stops, and connections end', async () => {
    const stopping = await startApp({ readiness: { draining: true } })
    const response = await stopping.get('/readyz')
    expect(response.status).toBe(503)
    expect(response.headers.get('Connection')).toBe('close')
    await stopping.stop()
  })
})

test('a leading double slash never leads to a foreign host', async () => {
  const location = await new Promise<string | undefined>((resolve, reject) => {
    httpRequest(`${app.url}//evil.example/x`, { path: '//evil.example/x' }, (response) => {
      response.resume()
      resolve(response.headers.location)
    })
      .on('error', reject)
      .end()
  })
  expect(location).toBe('/evil.example/x')
})

test('fault 35: the log names method, route and status, and nothing of the visitor', async () => {
  const quiet = await startApp()
  const secrets = [
    'Marta',
    'keller',
    '586 20',
    'viewer',
    'tok-en',
    'my-key',
    'Agent-X',
    '127.0.0.1',
  ]
  const headers = { 'Idempotency-Key': 'my-key', 'User-Agent': 'Agent-X' }
  await quiet.post('/api/contact', someRequest, headers)
  await quiet.post('/api/contact', { ...someRequest, name: '' }, headers)
  await quiet.postForm('/api/contact', someRequest)
  await quiet.get('/newsletter/confirm?token=tok-en')
  await quiet.get('/marta@keller.example')
  await quiet.get('/api/marta@keller.example')
  await quiet.store.close()
  await quiet.post('/api/contact', { ...someRequest, name: 'Marta Two' }, headers)
  const logged = quiet.logged()
  for (const secret of secrets) expect(logged).not.toContain(secret)
  expect(logged).toContain('"method":"POST","route":"/api/contact","status":201')
  expect(logged).toContain('"route":"newsletter.confirm"')
  expect(logged).toContain('"status":503')
  await quiet.stop()
})

describe('when rendering itself fails', () => {
  const breaking = () =>
    startApp({
      render: () => Promise.reject(new RangeError('no such message')),
    })

  test('a browser gets the finished page with status 500, which nobody stores', async () => {
    const broken = await breaking()
    const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
    const response = await broken.get('/nowhere', { headers: { Accept: accept } })
    expect([response.status, await response.text()]).toEqual([500, '<h1>broken /nowhere</h1>'])
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html/)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(broken.logged()).toContain('RangeError')
    await broken.stop()
  })

  test('a script gets a problem with status 500, and no word about the cause', async () => {
    const broken = await breaking()
    const response = await broken.get('/nowhere', { headers: { Accept: '*/*' } })
    expect(response.status).toBe(500)
    const text = await response.text()
    expect(JSON.parse(text)).toMatchObject({ type: '/problems/failure', status: 500 })
    expect(text).not.toContain('message')
    await broken.stop()
  })
})
