import { rmSync, symlinkSync } from 'node:fs'
import { createServer, request as ask, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import express from 'express'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isEndpoint } from './site-paths.ts'
import { entityTag } from './content-encoding.ts'
import { folderOf } from '../../tests/support/scratch-folders.ts'
import type { RecordedResponse } from './answer-log.ts'
import { serveFiles } from './serve-files.ts'
import { fileTable } from './file-table.ts'
import { siteHeadersFor, siteHeaders } from './site-headers.ts'

const videos = [
  ['/videos/a.1aF.webm', 'video/webm'],
  ['/videos/a.1aF.mp4', 'video/mp4'],
  ['/videos/a.en.1aF.vtt', 'text/vtt; charset=utf-8'],
] as const
const { folder, remove } = folderOf({
  'index.html': 'home',
  '404.html': 'nothing here',
  'en-XA/404.html': 'nothing here',
  '500.html': 'broken',
  'about/index.html': 'about us',
  'about/index.html.br': 'about us in brotli',
  'about/index.html.gz': 'about us in gzip',
  'service-finder/index.html': 'finder',
  'newsletter/confirm/index.html': 'confirm',
  'robots.txt': 'of the folder',
  'assets/a.AbC1.js': 'script',
  'assets/large.AbC1.js': 'x'.repeat(500),
  'art/helm.1aF.svg': '<svg/>',
  'art/gone.1aF.svg': 'x'.repeat(500),
  'art/loop.1aF.svg': 'x'.repeat(500),
  'share/home.1aF.png': 'picture',
  'videos/a.1aF.webm': '0123456789',
  'videos/a.1aF.mp4': '0123456789',
  'videos/a.en.1aF.vtt': '0123456789',
  'story.md': '# Story',
  '.secret': 'secret',
})
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
const headersOfSite = siteHeaders('https://site.example', false)
const siteHeadersOf = (path: string) =>
  Object.fromEntries(
    Object.entries(siteHeadersFor(path, headersOfSite)).map(([name, value]) => [
      name.toLowerCase(),
      value,
    ]),
  )
const recorded: RecordedResponse[] = []
const readiness = { draining: false }
let onlyHost: string | undefined
let byExpress = 0
let server: Server

beforeAll(() => {
  const app = express()
  app.use((_request, _response, next) => {
    byExpress += 1
    next()
  })
  app.get('/robots.txt', (_request, response) => void response.send('of the endpoint'))
  app.use((_request, response) => void response.status(404).send('by Express'))
  const files = fileTable(folder, {
    siteHeaders: headersOfSite,
    overridesFor: (path): Record<string, string> =>
      path.endsWith('.md') ? { 'X-Robots-Tag': 'noindex' } : {},
    isEndpoint: (path) => isEndpoint(app.router, path),
    limits: { ofBody: 400, ofAll: 10_000, ofFile: 10_000 },
  })
  const record = (response: RecordedResponse) => void recorded.push(response)
  const options = { files, clientDir: folder, readiness, record }
  server = createServer((request, response) =>
    serveFiles(app, { ...options, onlyHost })(request, response),
  ).listen(0)
})
beforeEach(() => {
  byExpress = 0
  recorded.length = 0
  onlyHost = undefined
  readiness.draining = false
})
afterAll(() => {
  server.close()
  remove()
})

type ServedFile = { status: number; headers: IncomingHttpHeaders; names: string[]; body: string }

/** One request as it is, without what `fetch` adds or unpacks. */
function get(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<ServedFile> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    ask({ port, path, headers, method }, (incoming) => {
      let body = ''
      incoming.on('data', (chunk: Buffer) => (body += chunk.toString()))
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode!,
          headers: incoming.headers,
          names: incoming.rawHeaders.filter((_, at) => at % 2 === 0),
          body,
        }),
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
  test.each(served)('%s is a file with all headers of the site, each once', async (path) => {
    const whole = await get(path, headers)
    expect([whole.status, byExpress]).toEqual([200, 0])
    const ownOfShare = path.startsWith('/share/')
      ? { 'cross-origin-resource-policy': 'cross-origin' }
      : {}
    expect(whole.headers).toMatchObject({
      ...siteHeadersOf(path),
      ...ownOfShare,
      vary: 'Accept-Encoding',
    })
    expect(new Set(whole.names).size).toBe(whole.names.length)
    expect(whole.headers['content-length']).toBe(String(whole.body.length))
    expect(Date.parse(whole.headers['last-modified']!)).toBeGreaterThan(0)
  })

  test.each(served)('%s is not sent again to who has it', async (path) => {
    const { headers: first } = await get(path, headers)
    const { etag, 'last-modified': modified } = first
    for (const condition of [
      { 'If-None-Match': etag! },
      { 'If-None-Match': `W/${etag}` },
      { 'If-None-Match': '*' },
      { 'If-None-Match': `"x", ${etag}` },
      { 'If-None-Match': `"x",W/${etag} , "y"` },
      { 'If-Modified-Since': modified! },
    ] as Record<string, string>[]) {
      const again = await get(path, { ...headers, ...condition })
      expect([again.status, again.body]).toEqual([304, ''])
      const { 'content-length': _, 'content-type': _type, ...rest } = lasting(first)
      const { 'content-encoding': _encoding, ...unchanged } = rest
      expect(lasting(again.headers)).toEqual(unchanged)
    }
  })

  test.each(served)('%s is sent to who has an earlier one', async (path) => {
    const old = { 'If-None-Match': '"x"', 'If-Modified-Since': new Date().toUTCString() }
    expect((await get(path, { ...headers, ...old })).status).toBe(200)
    const unquoted = (await get(path, headers)).headers.etag!.slice(1, -1)
    const bare = { 'If-None-Match': unquoted }
    expect((await get(path, { ...headers, ...bare })).status).toBe(200)
    const before = { 'If-Modified-Since': 'Sat, 01 Jan 2000 00:00:00 GMT' }
    expect((await get(path, { ...headers, ...before })).status).toBe(200)
  })

  test.each(served)('%s has the same headers without its body', async (path) => {
    const whole = await get(path, headers)
    const head = await get(path, headers, 'HEAD')
    expect([head.status, head.body]).toEqual([200, ''])
    expect(lasting(head.headers)).toEqual(lasting(whole.headers))
  })
})

test('each encoding has a body and a tag of its own', async () => {
  const responses = await Promise.all(
    ['br', 'gzip', 'identity'].map((encoding) => get('/about', { 'Accept-Encoding': encoding })),
  )
  expect(responses.map(({ body }) => body)).toEqual([
    'about us in brotli',
    'about us in gzip',
    'about us',
  ])
  expect(responses.map(({ headers }) => headers['content-encoding'])).toEqual([
    'br',
    'gzip',
    undefined,
  ])
  expect(new Set(responses.map(({ headers }) => headers.etag)).size).toBe(3)
})

test('who refuses a packed form gets the plain one', async () => {
  const refused = { 'Accept-Encoding': 'br;q=0, gzip;q=0' }
  const { body, headers } = await get('/about', refused)
  expect([body, headers['content-encoding']]).toEqual(['about us', undefined])
  const other = await get('/about', { 'Accept-Encoding': 'br;q=0, gzip' })
  expect(other.headers['content-encoding']).toBe('gzip')
})

test.each(['/', '/about', '/story.md'])('%s is asked for again each time', async (path) => {
  const { headers } = await get(path)
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
})

test.each(['/assets/a.AbC1.js', '/art/helm.1aF.svg', '/videos/a.1aF.mp4', '/share/home.1aF.png'])(
  '%s is kept for a year',
  async (path) => {
    const { headers } = await get(path)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  },
)

test('other sites may show share pictures, and Markdown is listed by nobody', async () => {
  const share = await get('/share/home.1aF.png')
  expect(share.headers['cross-origin-resource-policy']).toBe('cross-origin')
  expect((await get('/story.md')).headers['x-robots-tag']).toBe('noindex')
  expect((await get('/about')).headers['x-robots-tag']).toBeUndefined()
})

test.each([
  ['/assets/a.AbC1.js', {}, '(file)', 200],
  ['/assets/large.AbC1.js', {}, '(file)', 200],
  ['/videos/a.1aF.mp4', { Range: 'bytes=2-4' }, '(file)', 206],
  ['/about', { 'If-None-Match': '*' }, 'about', 304],
] as const)('%s with %j is noted once, without Express', async (path, asked, route, status) => {
  const { headers } = await get(path, asked)
  expect(byExpress).toBe(0)
  expect(recorded).toMatchObject([{ id: headers['x-request-id'], method: 'GET', route, status }])
  expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
})

test('an endpoint is never hidden by a file of its name', async () => {
  for (const path of ['/robots.txt', '/robots.txt?a=1', '/ROBOTS.txt']) {
    expect((await get(path)).body).toBe('of the endpoint')
  }
})

test.each([
  '/404',
  '/404.html',
  '/500',
  '/500.html',
  '/en-XA/404',
  '/about.html',
  '/about/index.html',
  '/about/index.html.br',
  '/about/',
  '/.secret',
  '/nothing',
  '/../package.json',
  '/%2e%2e/package.json',
  '/%E0%A4%A',
  '/%61bout/x',
  '//about',
])('%s is no file', async (path) => {
  const { status, body } = await get(path)
  expect([status, body]).toEqual([404, 'by Express'])
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s goes to Express', async (method) => {
  await get('/about', {}, method)
  expect(byExpress).toBe(1)
})

test.each(['/about?utm_source=mail', '/about?', '/service-finder?utm_source=x', '/about?goal=x'])(
  '%s is the file of its page',
  async (path) => {
    const bare = await get(path.split('?')[0]!)
    const asked = await get(path)
    expect([byExpress, asked.body]).toEqual([0, bare.body])
    expect(lasting(asked.headers)).toEqual(lasting(bare.headers))
  },
)

test.each([
  '/service-finder?goal=boost_your_roi',
  '/service-finder?a=b&step=2',
  '/newsletter/confirm?token=x',
  '/newsletter/confirm?done=1',
])('%s says what it shows, so Express renders it', async (path) => {
  expect((await get(path)).body).toBe('by Express')
})

test('a host that is redirected goes to Express', async () => {
  onlyHost = 'site.example'
  expect((await get('/about', { Host: 'other.example' })).body).toBe('by Express')
  expect((await get('/about', { Host: 'site.example' })).body).toBe('about us')
})

test.each(['/about', '/assets/large.AbC1.js'])(
  '%s ends its connection while the server stops',
  async (path) => {
    const lastingOn = { Connection: 'keep-alive' }
    expect((await get(path, lastingOn)).headers.connection).toBe('keep-alive')
    readiness.draining = true
    const { status, headers } = await get(path, lastingOn)
    expect([status, headers.connection, byExpress]).toEqual([200, 'close', 0])
  },
)

describe('from the disk', () => {
  test.each(videos)('%s comes as %s, in whole and in parts', async (path, type) => {
    const whole = await get(path)
    expect([whole.status, whole.headers['content-type']]).toEqual([200, type])
    expect(whole.headers['accept-ranges']).toBe('bytes')
    const part = await get(path, { Range: 'bytes=2-4' })
    expect([part.status, part.body]).toEqual([206, '234'])
    expect(lasting(part.headers)).toEqual({
      ...lasting(whole.headers),
      'content-length': '3',
      'content-range': 'bytes 2-4/10',
    })
    expect((await get(path, { Range: 'bytes=7-' })).body).toBe('789')
  })

  test('a part beyond the end is refused with the headers of the file', async () => {
    const { status, headers, body } = await get('/videos/a.1aF.mp4', { Range: 'bytes=10-' })
    expect([status, body, headers['content-range']]).toEqual([416, '', 'bytes */10'])
    expect(headers).toMatchObject(siteHeadersOf('/videos/a.1aF.mp4'))
    expect(headers['content-type']).toBeUndefined()
    // A cache that kept it would refuse the next reader as well.
    expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined])
  })

  test('a file that the disk cannot give is a fault of ours, and nobody keeps the answer', async () => {
    const file = join(folder, 'art/loop.1aF.svg')
    rmSync(file)
    symlinkSync('loop.1aF.svg', file)
    const { status, headers, body } = await get('/art/loop.1aF.svg')
    expect([status, body, headers['cache-control']]).toEqual([500, '', 'no-store'])
    expect(headers).toMatchObject(siteHeadersOf('/art/loop.1aF.svg'))
    await expect.poll(() => recorded.at(-1)?.status).toBe(500)
    expect(byExpress).toBe(0)
  })

  test.each(['/about', '/videos/a.1aF.mp4'])(
    'a condition on another version of %s is refused, in memory and on the disk',
    async (path) => {
      const { headers } = await get(path)
      const refused = await get(path, { 'If-Match': '"x"' })
      expect([refused.status, refused.body]).toEqual([412, ''])
      expect(refused.headers['cache-control']).toBe('no-store')
      expect((await get(path, { 'If-Match': headers.etag! })).status).toBe(200)
      expect((await get(path, { 'If-Match': '*' })).status).toBe(200)
      const earlier = { 'If-Unmodified-Since': 'Thu, 01 Jan 2015 00:00:00 GMT' }
      expect((await get(path, earlier)).status).toBe(headers['last-modified'] ? 412 : 200)
    },
  )

  test('a part of an earlier file is not mixed with the rest of this one', async () => {
    const { headers } = await get('/videos/a.1aF.mp4')
    const range = { Range: 'bytes=2-4' }
    const same = await get('/videos/a.1aF.mp4', { ...range, 'If-Range': headers.etag! })
    const other = await get('/videos/a.1aF.mp4', { ...range, 'If-Range': '"x"' })
    expect([same.body, other.body]).toEqual(['234', '0123456789'])
  })

  test('a part of a packed file is one of the packed bytes', async () => {
    const asked = { 'Accept-Encoding': 'br', Range: 'bytes=12-' }
    const { body, headers } = await get('/about', asked)
    expect([body, headers['content-encoding']]).toEqual(['brotli', 'br'])
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
  })

  test.each(['bytes=100-50', 'bytes=-500', 'bytes=0-1,3-4', 'lines=1-2'])(
    'a range that is none (%s) is left out',
    async (range) => {
      for (const path of ['/videos/a.1aF.webm', '/assets/large.AbC1.js']) {
        const { status, body } = await get(path, { Range: range })
        expect([status, body]).toEqual([200, (await get(path)).body])
      }
    },
  )

  test('what is over the limit of memory has a tag of its content', async () => {
    const { body, headers } = await get('/assets/large.AbC1.js')
    expect([body.length, headers.etag]).toEqual([500, entityTag(Buffer.from('x'.repeat(500)))])
  })

  test('a file that has gone since the start is answered by Express', async () => {
    rmSync(join(folder, 'art', 'gone.1aF.svg'))
    const { status, body, headers } = await get('/art/gone.1aF.svg')
    expect([status, body]).toEqual([404, 'by Express'])
    expect(headers['cache-control']).toBeUndefined()
    expect(recorded).toEqual([])
  })
})
