import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type EmptySources, emptySources } from '../../tests/support/empty-sources.ts'
import { buildCode, deleteLeftOvers, filesOfCode, finishedMark } from './built-code.ts'

let sources: EmptySources
const out = () => join(sources.root, 'dist')
const write = (path: string, text: string) => sources.write(path, text)
const build = vi.fn(async () => write('dist/client/assets/a.js', 'a'))
const code = () => buildCode(sources.root, out(), build)
/** A whole build, as far as its code is concerned. */
async function whole() {
  const made = await code()
  writeFileSync(finishedMark(out()), '{}')
  return made
}

beforeEach(async () => {
  sources = emptySources()
  write('content/blog/one/en.md', 'One')
  write('public/search-documents/en.json', '{}')
  write('public/art/a.svg', '<svg/>')
  await whole()
  write('dist/client/index.html', 'One')
})

afterEach(() => rmSync(sources.root, { recursive: true }))

test('other texts leave code and pages as they are', async () => {
  write('content/blog/one/en.md', 'Other words')
  write('content/blog/two/en.md', 'Two')
  write('public/search-documents/en.json', '{"words":1}')
  expect(await whole()).toBe(false)
  expect(existsSync(join(out(), 'client/index.html'))).toBe(true)
  expect(filesOfCode(out())).toEqual([join('assets', 'a.js')])
})

test.each([
  ['a source', 'components/a.ts'],
  ['a drawing', 'public/art/a.svg'],
  ['a new drawing', 'public/art/b.svg'],
  ['a package', 'package-lock.json'],
  ['a fact', 'content/company.ts'],
])('%s asks for new code, and nothing stays of what was rendered with the old', async (_, path) => {
  write(path, 'changed')
  expect(await whole()).toBe(true)
  expect(existsSync(join(out(), 'client/index.html'))).toBe(false)
})

test('another address of the site asks for new code', async () => {
  vi.stubEnv('SITE_URL', 'https://elsewhere.example')
  expect(await whole()).toBe(true)
  vi.unstubAllEnvs()
})

test('a build that was broken off leaves nothing to build on', async () => {
  expect(await code()).toBe(false)
  expect(await code()).toBe(true)
})

test('what no build of today has made goes, with its compressed neighbours', () => {
  const client = join(out(), 'client')
  for (const name of ['old/index.html', 'old/index.html.br', 'new.html', 'new.html.gz'])
    write(`dist/client/${name}`, name)
  deleteLeftOvers(client, new Set(['new.html']))
  const isThere = (name: string) => existsSync(join(client, name))
  expect(['old/index.html', 'old/index.html.br', 'assets/a.js'].filter(isThere)).toEqual([])
  expect(readFileSync(join(client, 'new.html.gz'), 'utf8')).toBe('new.html.gz')
})

test('a folder without code is no build', () => {
  expect(() => filesOfCode(join(sources.root, 'nowhere'))).toThrow('run npm run build')
})
