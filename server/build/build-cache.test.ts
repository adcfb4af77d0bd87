import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildCache, pruneCache } from './build-cache.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-cache-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

const make = (text: string) => () => Buffer.from(text)

test('A build does not make again what an earlier one has made', async () => {
  expect(await buildCache(folder).get(['a'], make('one'))).toEqual({
    value: Buffer.from('one'),
    made: true,
  })
  expect(await buildCache(folder).get(['a'], make('two'))).toEqual({
    value: Buffer.from('one'),
    made: false,
  })
})

test('A build makes what has other parts', async () => {
  const cache = buildCache(folder)
  await cache.get(['a', 5], make('one'))
  expect((await buildCache(folder).get(['a', 6], make('two'))).value.toString()).toBe('two')
})

test('What a build has not used is deleted', async () => {
  const first = buildCache(folder)
  await first.get(['a'], make('one'))
  await first.get(['b'], make('two'))
  const second = buildCache(folder)
  await second.get(['b'], make('other'))
  pruneCache(folder, second.used)
  expect(readdirSync(folder)).toHaveLength(1)
  expect((await buildCache(folder).get(['b'], make('third'))).value.toString()).toBe('two')
})
