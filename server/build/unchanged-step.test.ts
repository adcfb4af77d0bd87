import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { unlessUnchanged } from './unchanged-step.ts'

let root = ''
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const work = vi.fn(async () => write('public/art/a.svg', '<svg/>'))
const run = () =>
  unlessUnchanged(
    root,
    join(root, '.cache/steps/drawings.json'),
    { reads: (path) => path.endsWith('.ts'), writes: ['public/art', 'components/files.json'] },
    work,
  )

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'step-'))
  for (const folder of ['pages', 'components', 'locales', 'content', 'server', 'public'])
    mkdirSync(join(root, folder))
  for (const file of ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'])
    write(file, '{}')
  write('components/draw.ts', '1')
  work.mockClear()
})
afterEach(() => rmSync(root, { recursive: true }))

test('a step is done once', async () => {
  expect(await run()).toBe(true)
  expect(await run()).toBe(false)
  expect(work).toHaveBeenCalledOnce()
})

test.each([
  ['what it reads has changed', () => write('components/draw.ts', '2')],
  ['something it may read is new', () => write('content/facts/cities.ts', '1')],
  ['a package has changed', () => write('package-lock.json', '{"a":1}')],
  ['what it wrote is gone', () => rmSync(join(root, 'public/art/a.svg'))],
  ['what it wrote is broken off', () => write('public/art/a.svg', '<s')],
])('it is done again when %s', async (_, change) => {
  await run()
  change()
  expect(await run()).toBe(true)
  expect(await run()).toBe(false)
})

test('what it does not read makes no work', async () => {
  await run()
  write('content/blog/a.md', 'text')
  expect(await run()).toBe(false)
})
