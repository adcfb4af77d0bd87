import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openCache } from './cache.ts'
import { compress } from './compress.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'compress-'))
})

afterEach(() => {
  rmSync(root, { recursive: true })
})

const compressFolder = (folder: string) => compress(folder, openCache(join(root, 'cache')))

async function compressed(files: Record<string, string>) {
  const folder = mkdtempSync(join(root, 'site-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return { folder, counts: await compressFolder(folder) }
}

function sizeAt(quality: number, text: string): number {
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  }).length
}

const page = '<p>Words of a page</p>'.repeat(100)
const content = (folder: string, name: string) => readFileSync(join(folder, name))

test('A visitor gets every text above 1 kB in a smaller form of the same content', async () => {
  const { folder, counts } = await compressed({
    'index.html': page,
    'small.html': '<p>',
    'a.webp': page,
  })
  expect(counts).toEqual({ files: 1, made: 1 })
  expect(readdirSync(folder).sort()).toEqual(
    ['a.webp', 'index.html', 'index.html.br', 'index.html.gz', 'small.html'].sort(),
  )
  expect(brotliDecompressSync(content(folder, 'index.html.br')).toString()).toBe(page)
  expect(gunzipSync(content(folder, 'index.html.gz')).toString()).toBe(page)
})

test('Each kind of file is compressed as far as it is worth it', async () => {
  const text = readFileSync('package-lock.json', 'utf8').slice(0, 60_000)
  const names = ['a.html', 'a.js', 'a.css', 'a.svg', 'a.json', 'a.xml', 'a.txt', 'a.md']
  const { folder } = await compressed(Object.fromEntries(names.map((name) => [name, text])))
  const sizes = names.map((name) => content(folder, `${name}.br`).length)
  const [rest, code, data] = [10, 11, 5].map((quality) => sizeAt(quality, text))
  expect(sizes).toEqual([rest, code, code, rest, ...Array.from({ length: 4 }, () => data)])
})

test('A page that just misses the first round trip is packed harder', async () => {
  const lock = readFileSync('package-lock.json', 'utf8')
  let [fits, misses] = ['', lock.slice(0, 90_000)]
  while (misses.length - fits.length > 1000) {
    const cut = lock.slice(0, (fits.length + misses.length) / 2)
    if (sizeAt(10, cut) > 13_280) misses = cut
    else fits = cut
  }
  const { folder } = await compressed({ 'fits.html': fits, 'misses.html': misses, 'a.svg': misses })
  const sizes = ['fits.html', 'misses.html', 'a.svg'].map(
    (name) => content(folder, `${name}.br`).length,
  )
  expect(sizes).toEqual([sizeAt(10, fits), sizeAt(11, misses), sizeAt(10, misses)])
})

test('The next build compresses only what has changed', async () => {
  await compressed({ 'index.html': page, 'data.json': `{"a":"${page}"}` })
  const { counts } = await compressed({ 'index.html': `${page}!`, 'data.json': `{"a":"${page}"}` })
  expect(counts).toEqual({ files: 2, made: 1 })
})

test('A file that has become another one gets smaller forms of its own, or none', async () => {
  const { folder } = await compressed({ 'a.html': page, 'b.html': page })
  writeFileSync(join(folder, 'a.html'), `${page}!`)
  writeFileSync(join(folder, 'b.html'), '<p>')
  await compressFolder(folder)
  expect(brotliDecompressSync(content(folder, 'a.html.br')).toString()).toBe(`${page}!`)
  expect(readdirSync(folder).sort()).toEqual(['a.html', 'a.html.br', 'a.html.gz', 'b.html'])
})

test('A smaller form that has been damaged is written again', async () => {
  const { folder } = await compressed({ 'a.html': page })
  writeFileSync(join(folder, 'a.html.br'), 'x')
  expect(await compressFolder(folder)).toEqual({ files: 1, made: 0 })
  expect(brotliDecompressSync(content(folder, 'a.html.br')).toString()).toBe(page)
})
