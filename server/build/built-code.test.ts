import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type EmptySources, emptySources } from '../../tests/support/scratch-folders.ts'
import { buildCode, deleteLeftOvers, filesOfCode, isBuilt, recordBuild } from './built-code.ts'
import { openCache } from './cache.ts'

let sources: EmptySources
const at = (path: string) => join(sources.root, path)
const write = (path: string, text: string) => sources.write(path, text)
const cache = () => openCache(at('.cache'))
const build = vi.fn(async () => {
  write('dist/client/assets/a.js', readFileSync(at('components/a.ts'), 'utf8'))
  write('dist/server/main.mjs', '1')
})
const code = () => buildCode(cache(), sources.root, 'dist', build)

beforeEach(async () => {
  sources = emptySources()
  write('components/a.ts', 'a')
  write('content/blog/one/en.md', 'One')
  write('public/art/a.svg', '<svg/>')
  await code()
  build.mockClear()
  write('dist/client/index.html', 'One')
  write('dist/server/content/blog/one/en.md', 'One')
  recordBuild(cache(), sources.root, 'dist')
})

afterEach(() => rmSync(sources.root, { recursive: true }))

test('other texts leave code and pages as they are', async () => {
  write('content/blog/one/en.md', 'Other words')
  write('content/blog/two/en.md', 'Two')
  expect(await code()).toBe(false)
  expect(existsSync(at('dist/client/index.html'))).toBe(true)
  expect(existsSync(at('dist/server/content/blog/one/en.md'))).toBe(true)
  expect(filesOfCode(cache(), sources.root, 'dist')).toEqual([join('assets', 'a.js')])
})

test.each([
  ['a source', 'components/b.ts'],
  ['a drawing', 'public/art/a.svg'],
  ['a new drawing', 'public/art/b.svg'],
  ['a package', 'package-lock.json'],
  ['a fact', 'content/company.ts'],
])('%s asks for new code, and nothing stays of what was rendered with the old', async (_, path) => {
  write(path, 'changed')
  expect(await code()).toBe(true)
  expect(existsSync(at('dist/client/index.html'))).toBe(false)
})

test('another address of the site asks for new code', async () => {
  vi.stubEnv('SITE_URL', 'https://elsewhere.example')
  expect(await code()).toBe(true)
  vi.unstubAllEnvs()
})

test('each kind of build has code of its own', async () => {
  expect(await buildCode(cache(), sources.root, 'dist-test', build)).toBe(true)
})

test('code of earlier sources comes back, without what is left of other code', async () => {
  write('components/a.ts', 'b')
  await code()
  write('dist/server/chunk-b.js', 'b')
  write('components/a.ts', 'a')
  expect(await code()).toBe(false)
  expect(readFileSync(at('dist/client/assets/a.js'), 'utf8')).toBe('a')
  expect(existsSync(at('dist/server/chunk-b.js'))).toBe(false)
})

test('code that is damaged or missing is put right', async () => {
  write('dist/server/main.mjs', '')
  rmSync(at('dist/client/assets/a.js'))
  expect(await code()).toBe(false)
  expect(readFileSync(at('dist/server/main.mjs'), 'utf8')).toBe('1')
  expect(readFileSync(at('dist/client/assets/a.js'), 'utf8')).toBe('a')
})

test('a finished build is known as such', () => {
  expect(isBuilt(cache(), sources.root, 'dist')).toBe(true)
  expect(isBuilt(cache(), sources.root, 'dist-test')).toBe(false)
})

test.each([
  ['a text has changed', () => write('content/blog/one/en.md', 'Two')],
  ['a source has changed', () => write('components/a.ts', 'b')],
  ['a page is missing', () => rmSync(at('dist/client/index.html'))],
  ['a page has been changed', () => write('dist/client/index.html', 'Two')],
  ['the folder is gone', () => rmSync(at('dist'), { recursive: true })],
  ['the cache is gone', () => rmSync(at('.cache'), { recursive: true })],
])('it is no more when %s', (_, change) => {
  change()
  expect(isBuilt(cache(), sources.root, 'dist')).toBe(false)
})

test('what no build of today has made goes, with its compressed neighbours', () => {
  for (const name of ['old/index.html', 'old/index.html.br', 'new.html', 'new.html.gz'])
    write(`dist/client/${name}`, name)
  deleteLeftOvers(at('dist/client'), new Set(['new.html']))
  const isThere = (name: string) => existsSync(at(join('dist/client', name)))
  expect(['old/index.html', 'old/index.html.br', 'assets/a.js'].filter(isThere)).toEqual([])
  expect(readFileSync(at('dist/client/new.html.gz'), 'utf8')).toBe('new.html.gz')
})

test('a folder without code is no build', () => {
  expect(() => filesOfCode(cache(), sources.root, 'nowhere')).toThrow('run npm run build')
})
