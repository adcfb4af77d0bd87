import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compress } from './compress.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'compress-'))
})

afterEach(() => {
  rmSync(root, { recursive: true })
})

async function compressed(files: Record<string, string>) {
  const folder = mkdtempSync(join(root, 'site-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return { folder, counts: await compress(folder, join(root, 'cache')) }
}

const page = '<p>Words of a page</p>'.repeat(100)

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
  const content = (name: string) => readFileSync(join(folder, name))
  expect(brotliDecompressSync(content('index.html.br')).toString()).toBe(page)
  expect(gunzipSync(content('index.html.gz')).toString()).toBe(page)
})

test('The next build compresses only what has changed', async () => {
  await compressed({ 'index.html': page, 'data.json': page })
  const { counts } = await compressed({ 'index.html': `${page}!`, 'data.json': page })
  expect(counts).toEqual({ files: 2, made: 1 })
})

test('A file that stays keeps its smaller forms, also for builds after it has gone', async () => {
  const { folder } = await compressed({ 'index.html': page })
  const smaller = join(folder, 'index.html.br')
  writeFileSync(smaller, 'as it was')
  expect(await compress(folder, join(root, 'cache'))).toEqual({ files: 1, made: 0 })
  expect(readFileSync(smaller, 'utf8')).toBe('as it was')
  const { counts } = await compressed({ 'index.html': page })
  expect(counts).toEqual({ files: 1, made: 0 })
})

test('A file that has become another one gets smaller forms of its own, or none', async () => {
  const { folder } = await compressed({ 'a.html': page, 'b.html': page })
  const write = (name: string, text: string) => {
    const later = Date.now() / 1000 + 5
    writeFileSync(join(folder, name), text)
    utimesSync(join(folder, name), later, later)
  }
  write('a.html', `${page}!`)
  write('b.html', '<p>')
  await compress(folder, join(root, 'cache'))
  expect(brotliDecompressSync(readFileSync(join(folder, 'a.html.br'))).toString()).toBe(`${page}!`)
  expect(readdirSync(folder).sort()).toEqual(['a.html', 'a.html.br', 'a.html.gz', 'b.html'])
})
