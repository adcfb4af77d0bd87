import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SettingsError } from '../settings/settings-error.ts'
import { readSettings } from '../settings/settings.ts'
import { pageHashes, announce, announceChanges, builtHashesFile } from './announce-changes.ts'

const site = 'https://www.helmwright.example'
const key = 'a-key-of-some-length'

/** A search engine on this machine: what it was told, and what it answers. */
const told: { host: string; key: string; keyLocation: string; urlList: string[] }[] = []
let status = 200
let server: Server
let to: string
let folder: string

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      if (request.headers['content-type']?.startsWith('application/json'))
        told.push(JSON.parse(body))
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((listening) => server.listen(0, listening))
  to = `http://localhost:${(server.address() as AddressInfo).port}/indexnow`
})
afterAll(() => server.close())

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'indexnow-'))
  told.length = 0
  status = 200
})
afterEach(() => rmSync(folder, { recursive: true }))

const settings = (env: NodeJS.ProcessEnv = {}) =>
  readSettings(
    {
      DATA_DIR: folder,
      SITE_URL: site,
      SITE_SECRET: 's'.repeat(32),
      ALLOW_NO_DESTINATION: '1',
      INDEXNOW_KEY: key,
      ...env,
    },
    [],
  )
const build = (hashes: Record<string, string>) =>
  writeFileSync(join(folder, builtHashesFile), JSON.stringify(hashes))

describe('search engines', () => {
  test('are told of all pages first, then of new, changed and removed ones, then of nothing', async () => {
    build({ [`${site}/`]: 'a', [`${site}/b`]: 'b', [`${site}/c`]: 'c' })
    expect(await announceChanges(settings(), folder, to)).toBe(3)
    expect(told).toEqual([
      {
        host: 'www.helmwright.example',
        key,
        keyLocation: `${site}/${key}.txt`,
        urlList: [`${site}/`, `${site}/b`, `${site}/c`],
      },
    ])

    build({ [`${site}/`]: 'a', [`${site}/b`]: 'other', [`${site}/d`]: 'd' })
    expect(await announceChanges(settings(), folder, to)).toBe(3)
    expect(told[1]!.urlList.toSorted()).toEqual([`${site}/b`, `${site}/c`, `${site}/d`])

    expect(await announceChanges(settings(), folder, to)).toBe(0)
    expect(told).toHaveLength(2)
  })

  test('are told again when they did not take it', async () => {
    build({ [`${site}/`]: 'a' })
    status = 403
    await expect(announceChanges(settings(), folder, to)).rejects.toThrow(
      `The announcement was answered with 403: the key was not found at ${site}/${key}.txt.`,
    )
    expect(existsSync(join(folder, 'indexnow.json'))).toBe(false)
    status = 202
    expect(await announceChanges(settings(), folder, to)).toBe(1)
  })

  test('are told of many pages in several announcements', async () => {
    const urls = [1, 2, 3, 4, 5].map((page) => `${site}/${page}`)
    await announce(urls, { siteUrl: site, key, to, most: 2 })
    expect(told.map(({ urlList }) => urlList.length)).toEqual([2, 2, 1])
    expect(told.flatMap(({ urlList }) => urlList)).toEqual(urls)
  })

  test('are not told of the addresses of an earlier host', async () => {
    build({ 'https://old.example/': 'a' })
    await announceChanges(settings({ SITE_URL: 'https://old.example' }), folder, to)
    build({ [`${site}/`]: 'a' })
    await announceChanges(settings(), folder, to)
    expect(told[1]!.urlList).toEqual([`${site}/`])
  })

  test.each([
    [{ INDEXNOW_KEY: '' }, /^INDEXNOW_KEY is missing/],
    [{ SITE_URL: 'http://localhost:3000' }, /^SITE_URL is http:\/\/localhost:3000: only pages/],
    [{ SITE_PREVIEW: '1' }, /SITE_PREVIEW is 1: only pages of a public site/],
  ])('are told nothing with %j', async (env, sentence) => {
    build({ [`${site}/`]: 'a' })
    const attempt = announceChanges(settings(env), folder, to)
    await expect(attempt).rejects.toThrow(SettingsError)
    await expect(attempt).rejects.toThrow(sentence)
    expect(told).toEqual([])
  })
})

describe('what a page says', () => {
  const page = (words: string, script = 'a', description = 'About') =>
    `<html><head><title>T</title><meta name="description" content="${description}"><script src="/assets/${script}.js"></script></head><body><header>Menu</header><main><img src="/art/x.${script}.svg"><p>${words}</p></main></body></html>`
  const hashOf = (html: string) => {
    mkdirSync(join(folder, 'de', 'b'), { recursive: true })
    writeFileSync(join(folder, 'de', 'b', 'index.html'), html)
    return pageHashes(folder, [`${site}/de/b`])[`${site}/de/b`]
  }

  test('changes with its words and its description, not with names of files and white space', () => {
    const known = hashOf(page('One two'))
    expect(hashOf(page('One\n  two', 'other'))).toBe(known)
    expect(hashOf(page('One three'))).not.toBe(known)
    expect(hashOf(page('One two', 'a', 'More'))).not.toBe(known)
  })
})
