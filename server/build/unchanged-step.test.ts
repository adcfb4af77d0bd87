import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type EmptySources, emptySources } from '../../tests/support/empty-sources.ts'
import { unlessUnchanged } from './unchanged-step.ts'

let sources: EmptySources
const write = (path: string, text: string) => sources.write(path, text)
const work = vi.fn(async () => write('public/art/a.svg', '<svg/>'))
const run = () =>
  unlessUnchanged(
    sources.root,
    join(sources.root, '.cache/steps/drawings.json'),
    { reads: (path) => path.endsWith('.ts'), writes: ['public/art', 'components/files.json'] },
    work,
  )

beforeEach(() => {
  sources = emptySources()
  write('components/draw.ts', '1')
  work.mockClear()
})
afterEach(() => rmSync(sources.root, { recursive: true }))

test('a step is done once', async () => {
  expect(await run()).toBe(true)
  expect(await run()).toBe(false)
  expect(work).toHaveBeenCalledOnce()
})

test.each([
  ['what it reads has changed', () => write('components/draw.ts', '2')],
  ['something it may read is new', () => write('content/facts/cities.ts', '1')],
  ['a package has changed', () => write('package-lock.json', '{"a":1}')],
  ['what it wrote is gone', () => rmSync(join(sources.root, 'public/art/a.svg'))],
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
