import { createServer, request as ask, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { entityTag } from './entity-tag.ts'
import { folderOf } from './files-under-test.ts'
import { fixedHeaders } from './fixed-headers.ts'
import { memoryFiles } from './memory-files.ts'
import type { NotedAnswer } from './noted-answers.ts'
import { securityHeaders } from './security-headers.ts'
import { servedFromMemory } from './served-from-memory.ts'
import { staticFiles } from './static-files.ts'

const headersOf = (path: string): Record<string, string> =>
  path.endsWith('.md') ? { 'X-Robots-Tag': 'noindex' } : {}
const { folder, remove } = folderOf({
  'index.html': 'home',
  '404.html': 'nothing here',
  'about/index.html': 'about us',
  'about/index.html.br': 'about us in brotli',
  'about/index.html.gz': 'about us in gzip',
  'robots.txt': 'of the folder',
  'assets/a.AbC1.js': 'script',
  'assets/large.AbC1.js': 'x'.repeat(500),
  'art/helm.1aF.svg': '<svg/>',
  'share/home.1aF.png': 'picture',
  'videos/a.1aF.mp4': '0123456789',
  'story.md': '# Story',
})
const limits = { ofBody: 400, ofAll: 10_000, ofFile: 10_000 }
const served = [
  '/',
  '/about',
  '/assets/a.AbC1.js',
  '/art/helm.1aF.svg',
  '/share/home.1aF.png',
  '/videos/a.1aF.mp4',
  '/story.md',
  '/assets/large.AbC1.js',
]
const noted: NotedAnswer[] = []
let byExpress = 0
let isPlain = true
let server: Server

beforeAll(async () => {
  const security = securityHeaders('https://site.example')
  const memory = servedFromMemory({
    files: memoryFiles(folder, headersOf, limits),
    disk: staticFiles(folder, headersOf),
    headersOf: (path) => fixedHeaders(security, path),
    isPlain: () => isPlain,
    note: (answer) => noted.push(answer),
  })
  const app = express()
  app.disable('x-powered-by')
  app.use((_request, response, next) => {
    byExpress += 1
    response.set('X-Request-Id', 'from Express')
    next()
  })
  app.use(...security)
  app.get('/robots.txt', (_request, response) => void response.send('of the endpoint'))
  app.use(memory.files, (_request, response) => void response.status(404).send('rendered'))
  server = createServer(memory.ahead(app)).listen(0)
})
beforeEach(() => {
  byExpress = 0
  isPlain = true
  noted.length = 0
})
afterAll(() => {
  server.close()
  remove()
})

type Answer = { status: number; headers: IncomingHttpHeaders; body: string }

/** One request as it is, without what `fetch` adds or unpacks. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    ask({ port, path, headers, method }, (incoming) => {
      let body = ''
      incoming.on('data', (chunk: Buffer) => (body += chunk.toString()))
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode!, headers: incoming.headers, body }),
      )
    })
      .on('error', reject)
      .end()
  })
}

function lasting({ 'x-request-id': _id, date: _date, ...headers }: IncomingHttpHeaders) {
  return headers
}

describe.each<Record<string, string>>([
  {},
  { 'Accept-Encoding': 'br' },
  { 'Accept-Encoding': 'gzip' },
])('for a reader with %j', (headers) => {
  test.each(served)('%s is the same, whether Express answers or memory', async (path) => {
    isPlain = false
    const first = await get(path, headers)
    isPlain = true
    const memory = await get(path, headers)
    expect(first.status).toBe(200)
    expect(lasting(memory.headers)).toEqual(lasting(first.headers))
    expect(memory.body).toBe(first.body)
  })

  test.each(served)('%s is not sent again to who has it', async (path) => {
    const { headers: first } = await get(path, headers)
    for (const name of [first.etag!, `W/${first.etag}`, '*', `"x", ${first.etag}`]) {
      const again = await get(path, { ...headers, 'If-None-Match': name })
      expect([again.status, again.body]).toEqual([304, ''])
      expect(again.headers).toMatchObject({
        etag: first.etag,
        vary: 'Accept-Encoding',
        'cache-control': first['cache-control'],
        'content-security-policy': first['content-security-policy'],
      })
    }
  })

  test.each(served)('%s has the same headers without its body', async (path) => {
    const whole = await get(path, headers)
    const head = await get(path, headers, 'HEAD')
    expect([head.status, head.body]).toEqual([200, ''])
    expect(lasting(head.headers)).toEqual(lasting(whole.headers))
  })
})

test('each encoding has a tag of its own', async () => {
  const tags = ['br', 'gzip', 'identity'].map(
    async (encoding) => (await get('/about', { 'Accept-Encoding': encoding })).headers.etag,
  )
  expect(new Set(await Promise.all(tags)).size).toBe(3)
})

test('who refuses a packed form gets the plain one', async () => {
  const refused = { 'Accept-Encoding': 'br;q=0, gzip;q=0' }
  const { body, headers } = await get('/about', refused)
  expect([body, headers['content-encoding']]).toEqual(['about us', undefined])
  const other = await get('/about', { 'Accept-Encoding': 'br;q=0, gzip' })
  expect(other.headers['content-encoding']).toBe('gzip')
})

test('a file that was asked for once is answered without Express, and noted', async () => {
  await get('/assets/a.AbC1.js')
  const before = byExpress
  noted.length = 0
  const { headers } = await get('/assets/a.AbC1.js')
  expect(byExpress).toBe(before)
  expect(noted).toMatchObject([
    { id: headers['x-request-id'], method: 'GET', route: '(file)', status: 200 },
  ])
})

test('an endpoint is never hidden by a file of its name', async () => {
  for (let time = 0; time < 3; time += 1) {
    expect((await get('/robots.txt')).body).toBe('of the endpoint')
  }
})

test.each(['/404', '/404.html', '/about/index.html', '/nothing', '/%61bout/x', '//about'])(
  '%s is none of the files, however often it is asked for',
  async (path) => {
    await get('/about')
    for (let time = 0; time < 2; time += 1) expect((await get(path)).body).toBe('rendered')
  },
)

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s goes to Express', async (method) => {
  await get('/about')
  const before = byExpress
  await get('/about', {}, method)
  expect(byExpress).toBe(before + 1)
})

test('a query goes to Express, which sends the same file', async () => {
  const bare = await get('/about', { 'Accept-Encoding': 'br' })
  const before = byExpress
  const asked = await get('/about?utm_source=mail', { 'Accept-Encoding': 'br' })
  expect([byExpress, asked.body]).toEqual([before + 1, bare.body])
  expect(asked.headers.etag).toBe(bare.headers.etag)
})

test('a part of a file comes from the disk, under the tag of the whole', async () => {
  const whole = await get('/videos/a.1aF.mp4')
  const part = await get('/videos/a.1aF.mp4', { Range: 'bytes=2-4' })
  expect([part.status, part.body]).toEqual([206, '234'])
  expect(part.headers.etag).toBe(whole.headers.etag)
})

test('what is over the limit of a file comes from the disk, under a tag of its content', async () => {
  for (let time = 0; time < 2; time += 1) {
    const { body, headers } = await get('/assets/large.AbC1.js')
    expect([body.length, headers.etag]).toEqual([500, entityTag(Buffer.from('x'.repeat(500)))])
  }
  expect(memoryFiles(folder, headersOf, limits).get('/assets/large.AbC1.js')!.identity.body).toBe(
    undefined,
  )
})

test('all files together stay below their limit', () => {
  const held = memoryFiles(folder, headersOf, { ...limits, ofAll: 40 })
  const bodies = [...held.values()].flatMap((file) => [file.br, file.gzip, file.identity])
  const bytes = bodies.reduce((sum, one) => sum + (one?.body?.length ?? 0), 0)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(40)
})

test('a packed file is not held in its plain form', () => {
  const about = memoryFiles(folder).get('/about')!
  expect(about.br?.body?.toString()).toBe('about us in brotli')
  expect(about.identity.body).toBeUndefined()
})
