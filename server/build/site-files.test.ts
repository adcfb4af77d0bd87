import { mkdirSync, mkdtempSync, rmSync, utimesSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fileTable } from '../http/file-table.ts'
import { serveFiles } from '../http/serve-files.ts'
import { writeSiteFiles, copyContent } from './site-files.ts'
import { contentFolders } from '../../content/content-folder.server.ts'
import { emptySources } from '../../tests/support/scratch-folders.ts'

let client: string
let server: Server | undefined

beforeEach(() => {
  client = mkdtempSync(join(tmpdir(), 'rebuilt-'))
  mkdirSync(client, { recursive: true })
})

afterEach(() => {
  server?.close()
  rmSync(client, { recursive: true })
})

const monday = new Date('2026-11-23T08:00:00Z')
const names = ['changed', 'unchanged'] as const

/** A build that says something on both pages; its files are of the time at which they were written. */
function build(texts: Record<(typeof names)[number], string>): void {
  writeSiteFiles(
    client,
    names.map((name) => ({ path: `/${name}/index.html`, text: texts[name] })),
  )
}

function dateFiles(day: Date): void {
  for (const name of names) utimesSync(join(client, name, 'index.html'), day, day)
}

/** Starts the server again, as after a build. */
function restart(): void {
  server?.close()
  const served = serveFiles((_request, response) => void response.writeHead(404).end(), {
    files: fileTable(client),
    clientDir: client,
    onlyHost: undefined,
    readiness: { draining: false },
    record: () => {},
  })
  server = createServer(served).listen(0)
}

/** One request as it is: `fetch` adds that it wants no stored answer. */
async function get(name: (typeof names)[number], headers: Record<string, string> = {}) {
  const { port } = server!.address() as AddressInfo
  const response = await new Promise<IncomingMessage>((resolve) =>
    request({ port, path: `/${name}`, headers }, resolve).end(),
  )
  return {
    status: response.statusCode,
    body: await text(response),
    modified: response.headers['last-modified']!,
    etag: response.headers.etag!,
  }
}

test('after a new build, who has a page from the one before gets it if and only if it has changed', async () => {
  build({ changed: 'Monday', unchanged: 'always' })
  dateFiles(monday)
  restart()
  const before = { changed: await get('changed'), unchanged: await get('unchanged') }
  expect(before.changed.modified).toBe(monday.toUTCString())

  build({ changed: 'Tuesday', unchanged: 'always' })
  restart()
  const since = { 'If-Modified-Since': monday.toUTCString() }
  const changed = await get('changed', since)
  expect(changed).toMatchObject({ status: 200, body: 'Tuesday' })
  expect(Date.parse(changed.modified)).toBeGreaterThan(monday.getTime())
  expect(await get('changed', { 'If-Modified-Since': changed.modified })).toMatchObject({
    status: 304,
    body: '',
  })
  expect(await get('unchanged', since)).toMatchObject({
    status: 304,
    modified: monday.toUTCString(),
  })
})

test('the tag decides where both are sent, whatever the dates say', async () => {
  build({ changed: 'Monday', unchanged: 'always' })
  dateFiles(monday)
  restart()
  const { etag } = await get('changed')
  build({ changed: 'Tuesday', unchanged: 'always' })
  // As with tools that give all files of a release one date.
  dateFiles(monday)
  restart()
  const old = { 'If-None-Match': etag, 'If-Modified-Since': monday.toUTCString() }
  expect(await get('changed', old)).toMatchObject({ status: 200, body: 'Tuesday' })
  const own = await get('changed')
  const sunday = new Date('2026-11-22').toUTCString()
  const both = { 'If-None-Match': own.etag, 'If-Modified-Since': sunday }
  expect((await get('changed', both)).status).toBe(304)
})

test('who has a page of a build that was taken back gets the one of before', async () => {
  build({ changed: 'Monday', unchanged: 'always' })
  dateFiles(monday)
  restart()
  const tuesday = new Date('2026-11-24T08:00:00Z').toUTCString()
  expect(await get('changed', { 'If-Modified-Since': tuesday })).toMatchObject({
    status: 200,
    body: 'Monday',
  })
})

test('a build has the content of its time, and nothing of an earlier one', () => {
  const sources = emptySources()
  sources.write('content/change-days.json', '{}')
  for (const folder of contentFolders) sources.write(`content/${folder}/one/en.md`, folder)
  sources.write('dist/server/content/blog/gone/en.md', 'old')
  copyContent(sources.root, join(sources.root, 'dist'))
  const copied = (path: string) =>
    readFileSync(join(sources.root, 'dist/server/content', path), 'utf8')
  expect(copied('change-days.json')).toBe('{}')
  for (const folder of contentFolders) expect(copied(`${folder}/one/en.md`)).toBe(folder)
  expect(() => copied('blog/gone/en.md')).toThrow('ENOENT')
  rmSync(sources.root, { recursive: true })
})
