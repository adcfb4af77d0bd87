import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { securityHeaders } from './security-headers.ts'
import { staticFiles } from './static-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'client-'))
const videoFiles = [
  ['a.1aF.webm', 'video/webm'],
  ['a.1aF.mp4', 'video/mp4'],
  ['a.en.1aF.vtt', 'text/vtt'],
] as const
let server: Server
let url: string

beforeAll(async () => {
  for (const part of ['contact-us', 'assets', 'art', 'videos', 'share', 'en-XA'])
    mkdirSync(join(folder, part))
  writeFileSync(join(folder, 'index.html'), 'home')
  writeFileSync(join(folder, '404.html'), 'nothing here')
  writeFileSync(join(folder, 'en-XA', '404.html'), 'nothing here')
  writeFileSync(join(folder, '500.html'), 'broken')
  writeFileSync(join(folder, 'contact-us', 'index.html'), 'contact')
  writeFileSync(join(folder, 'contact-us', 'index.html.br'), 'contact in brotli')
  writeFileSync(join(folder, 'assets', 'a.AbC1.js'), 'script')
  writeFileSync(join(folder, 'art', 'helm.1aF.svg'), '<svg/>')
  for (const [name] of videoFiles) writeFileSync(join(folder, 'videos', name), '0123456789')
  writeFileSync(join(folder, 'share', 'home.1aF.png'), 'picture')
  writeFileSync(join(folder, '.secret'), 'secret')
  const app = express()
  app.use(...securityHeaders('http://localhost'), staticFiles(folder), (_request, response) => {
    response.status(404).send('rendered')
  })
  server = app.listen(0)
  url = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

test.each([
  ['/', 'home'],
  ['/?a=1', 'home'],
  ['/contact-us', 'contact'],
])('%s is the file of its page and is asked for again each time', async (path, text) => {
  const answer = await fetch(url + path, { headers: { 'Accept-Encoding': 'identity' } })
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe(text)
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
  const etag = answer.headers.get('ETag')!
  const again = await fetch(url + path, {
    headers: { 'Accept-Encoding': 'identity', 'If-None-Match': etag },
  })
  expect(again.status).toBe(304)
})

test.each(['/assets/a.AbC1.js', '/art/helm.1aF.svg', '/videos/a.1aF.mp4', '/share/home.1aF.png'])(
  '%s is kept for a year',
  async (path) => {
    const answer = await fetch(url + path)
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  },
)

test('other sites may show share pictures, and nothing else of ours', async () => {
  const policyOf = async (path: string) =>
    (await fetch(url + path)).headers.get('Cross-Origin-Resource-Policy')
  expect(await policyOf('/share/home.1aF.png')).toBe('cross-origin')
  expect(await policyOf('/art/helm.1aF.svg')).toBe('same-origin')
})

test.each(videoFiles)('%s is %s, in whole and in parts', async (name, type) => {
  const whole = await fetch(`${url}/videos/${name}`)
  expect([whole.status, whole.headers.get('Content-Type')?.split(';')[0]]).toEqual([200, type])
  expect(whole.headers.get('Accept-Ranges')).toBe('bytes')
  const part = await fetch(`${url}/videos/${name}`, { headers: { Range: 'bytes=2-4' } })
  expect([part.status, await part.text()]).toEqual([206, '234'])
  expect(part.headers.get('Content-Range')).toBe('bytes 2-4/10')
  const beyond = await fetch(`${url}/videos/${name}`, { headers: { Range: 'bytes=10-' } })
  expect(beyond.status).toBe(416)
})

test('a browser that reads brotli gets the packed file', async () => {
  const answer = await fetch(`${url}/contact-us`, {
    method: 'HEAD',
    headers: { 'Accept-Encoding': 'br' },
  })
  expect(answer.headers.get('Content-Encoding')).toBe('br')
  expect(answer.headers.get('Vary')).toMatch(/Accept-Encoding/i)
})

test.each([
  '/404',
  '/404.html',
  '/500',
  '/500.html',
  '/en-XA/404',
  '/contact-us/index.html',
  '/.secret',
  '/nothing',
  '/../package.json',
  '/%2e%2e/package.json',
  '/%E0%A4%A',
])('%s is no file', async (path) => {
  const answer = await fetch(url + path)
  expect([answer.status, await answer.text()]).toEqual([404, 'rendered'])
})

test.each(['bytes=100-50', 'bytes=-500', 'bytes=0-1,3-4', 'lines=1-2'])(
  'a range that is none (%s) is left out',
  async (range) => {
    const answer = await fetch(`${url}/videos/a.1aF.webm`, { headers: { Range: range } })
    expect([answer.status, await answer.text()]).toEqual([200, '0123456789'])
  },
)

test('a file that has gone since the start breaks off its own answer only', async () => {
  rmSync(join(folder, 'art', 'helm.1aF.svg'))
  await fetch(`${url}/art/helm.1aF.svg`)
    .then((answer) => answer.text())
    .catch(() => undefined)
  expect((await fetch(`${url}/contact-us`)).status).toBe(200)
})
