import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openCache } from './cache.ts'

let folder = ''
const limit = 1000
const hour = 60 * 60 * 1000
let time = Date.now()
const open = () => openCache(folder, { limit, now: () => time })
const file = (text: string) => vi.fn(() => ({ file: Buffer.from(text) }))
const text = async (inputs: (string | number)[], make: () => { file: Buffer }) =>
  (await open().get(inputs, make)).files.file!.toString()
const contents = () =>
  readdirSync(join(folder, 'contents')).map((name) => join(folder, 'contents', name))
const onlyContent = () => contents()[0]!

beforeEach(() => {
  time = Date.now()
  folder = mkdtempSync(join(tmpdir(), 'cache-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('A build does not make again what an earlier one has made', async () => {
  const make = file('one')
  expect(await open().get(['a'], make)).toEqual({ files: { file: Buffer.from('one') }, made: true })
  expect(await open().get(['a'], make)).toEqual({
    files: { file: Buffer.from('one') },
    made: false,
  })
  expect(make).toHaveBeenCalledOnce()
})

test('It keeps several files of the same inputs, and none', async () => {
  const both = { 'a.webp': Buffer.from('a'), 'a.png': Buffer.from('b') }
  await open().get(['both'], () => both)
  expect((await open().get(['both'], file('other'))).files).toEqual(both)
  await open().get(['none'], () => ({}))
  expect(await open().get(['none'], file('other'))).toEqual({ files: {}, made: false })
})

test.each([
  ['another content', ['svgo 4.0', 'text', 'x']],
  ['another version of a tool', ['svgo 4.1', 'text']],
  ['another setting', ['svgo 4.0', 5, 'text']],
  ['the same characters in other inputs', ['svgo 4.0t', 'ext']],
  ['a line break instead of two inputs', ['svgo 4.0\ntext']],
])('A build makes anew what has %s', async (_, inputs) => {
  await text(['svgo 4.0', 'text'], file('one'))
  expect(await text(inputs, file('two'))).toBe('two')
})

test('Another version of Node makes everything anew', async () => {
  await text(['a'], file('one'))
  const { version } = process
  Object.defineProperty(process, 'version', { value: 'v999.0.0', configurable: true })
  expect(await text(['a'], file('two'))).toBe('two')
  Object.defineProperty(process, 'version', { value: version, configurable: true })
  expect(await text(['a'], file('three'))).toBe('one')
})

test('What cannot be made leaves nothing behind', async () => {
  await expect(open().get(['a'], () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(contents()).toEqual([])
  expect(await text(['a'], file('one'))).toBe('one')
})

test.each([
  ['a content that is cut off', () => truncateSync(onlyContent(), 1)],
  ['a content that is empty', () => truncateSync(onlyContent(), 0)],
  ['a content with other bytes', () => writeFileSync(onlyContent(), 'onE')],
  ['no content', () => rmSync(onlyContent())],
  [
    'an entry that is cut off',
    () => {
      const [entry] = readdirSync(join(folder, 'entries'))
      truncateSync(join(folder, 'entries', entry!), 5)
    },
  ],
])('It makes anew what has %s, and keeps that', async (_, damage) => {
  await text(['a'], file('one'))
  damage()
  expect(await text(['a'], file('one'))).toBe('one')
  const make = file('two')
  expect(await text(['a'], make)).toBe('one')
  expect(make).not.toHaveBeenCalled()
})

test('Equal contents are kept once', async () => {
  await text(['a'], file('same'))
  await text(['b'], file('same'))
  expect(contents()).toHaveLength(1)
})

test('It forgets first what has not been used for the longest time', async () => {
  const size = 400
  for (const name of ['a', 'b', 'c']) {
    await text([name], file(name.repeat(size)))
    time += 2 * hour
  }
  await text(['a'], file('-'))
  time += 2 * hour
  open().prune()
  const kept = contents().map((name) => readFileSync(name, 'utf8')[0])
  expect(kept).toContain('a')
  expect(kept).not.toContain('b')
  expect(await text(['b'], file('made anew'))).toBe('made anew')
})

test('It keeps what a build of the last hour has used, however much that is', async () => {
  for (const name of ['a', 'b', 'c', 'd']) await text([name], file(name.repeat(400)))
  open().prune()
  expect(contents()).toHaveLength(4)
})

test('What a broken-off build was writing is forgotten like the rest', async () => {
  open()
  writeFileSync(join(folder, 'contents', 'abc.part'), 'x'.repeat(2 * limit))
  time += 2 * hour
  open().prune()
  expect(contents()).toEqual([])
})

test('Builds that write, read and forget the same at once always see whole files', async () => {
  const module = new URL('cache.ts', import.meta.url).href
  const code = `
    import { readdirSync, rmSync } from 'node:fs'
    import { join } from 'node:path'
    import { openCache } from '${module}'
    const cache = openCache(process.argv[1])
    const whole = /^[0-9a-f]+$/
    for (let round = 0; round < 40; round++) {
      for (let at = 0; at < 10; at++) {
        const expected = String(at).repeat(50_000)
        const { files } = await cache.get(['entry', at], () => ({ file: Buffer.from(expected) }))
        if (files.file.toString() !== expected) throw new Error('not whole: ' + at)
      }
      for (const kind of ['entries', 'contents']) {
        const place = join(process.argv[1], kind)
        for (const name of readdirSync(place))
          if (whole.test(name) && Math.random() < 0.5) rmSync(join(place, name), { force: true })
      }
    }`
  const builds = Array.from({ length: 2 }, () =>
    spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code, folder], {
      stdio: ['ignore', 'inherit', 'inherit'],
    }),
  )
  const ended = await Promise.all(builds.map((build) => once(build, 'exit')))
  expect(ended.map(([status]) => status as number)).toEqual([0, 0])
})
