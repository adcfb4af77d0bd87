import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
