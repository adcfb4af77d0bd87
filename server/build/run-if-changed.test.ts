import { existsSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type EmptySources, emptySources } from '../../tests/support/scratch-folders.ts'
import { openCache } from './cache.ts'
import { runIfChanged } from './run-if-changed.ts'

let sources: EmptySources
const at = (path: string) => join(sources.root, path)
const read = (path: string) => readFileSync(at(path), 'utf8')
const work = vi.fn(async () => {
  sources.write('public/art/a.svg', '<svg/>')
  sources.write('components/files.json', '{}')
})
const run = (input = '1', mayStay?: (path: string) => boolean) =>
  runIfChanged(
    openCache(at('.cache')),
    sources.root,
    { inputs: ['drawings', input], writes: ['public/art', 'components/files.json'], mayStay },
    work,
  )

beforeEach(() => {
  sources = emptySources()
  work.mockClear()
})
afterEach(() => rmSync(sources.root, { recursive: true }))

test('A step runs once for the same inputs', async () => {
  expect(await run()).toBe(true)
  expect(await run()).toBe(false)
  expect(work).toHaveBeenCalledOnce()
})

test('It runs again for other inputs, and not for those of an earlier build', async () => {
  await run()
  work.mockImplementationOnce(async () => sources.write('public/art/a.svg', '<g/>'))
  expect(await run('2')).toBe(true)
  expect(read('public/art/a.svg')).toBe('<g/>')
  expect(await run()).toBe(false)
  expect(read('public/art/a.svg')).toBe('<svg/>')
})

test.each([
  ['is gone', () => rmSync(at('public/art'), { recursive: true })],
  ['has other bytes of the same length', () => sources.write('public/art/a.svg', '<SVG/>')],
  ['is cut off', () => sources.write('public/art/a.svg', '<s')],
])('What it wrote comes back when it %s', async (_, change) => {
  await run()
  change()
  expect(await run()).toBe(false)
  expect(read('public/art/a.svg')).toBe('<svg/>')
})

test('A file that is as it was is not written again', async () => {
  await run()
  utimesSync(at('public/art/a.svg'), 1000, 1000)
  rmSync(at('components/files.json'))
  await run()
  expect(statSync(at('public/art/a.svg')).mtimeMs).toBe(1_000_000)
  expect(existsSync(at('components/files.json'))).toBe(true)
})

test('What it did not write goes from its folders, unless it may stay', async () => {
  await run()
  sources.write('public/art/old.svg', 'old')
  await run('1', (path) => path.endsWith('old.svg'))
  expect(read('public/art/old.svg')).toBe('old')
  await run()
  expect(existsSync(at('public/art/old.svg'))).toBe(false)
})

test('It runs again when the cache has lost a file that is not in place', async () => {
  await run()
  rmSync(at('.cache/contents'), { recursive: true })
  expect(await run()).toBe(false)
  rmSync(at('public/art/a.svg'))
  expect(await run()).toBe(true)
})

test('A step that fails is not taken for done', async () => {
  work.mockImplementationOnce(() => Promise.reject(new Error('no')))
  await expect(run()).rejects.toThrow('no')
  expect(await run()).toBe(true)
})
