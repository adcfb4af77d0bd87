import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pictureCache } from './picture-cache.server.ts'

const day = 24 * 60 * 60 * 1000

let root = ''
let time = Date.UTC(2026, 0, 1)
const place = (name: string) => pathToFileURL(join(root, name))
const cacheFiles = () => readdirSync(join(root, 'cache'))
const open = () => pictureCache(place('cache/'), () => time)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'share-cache-'))
})

afterEach(() => {
  rmSync(root, { recursive: true })
})

test('a picture is made once; the next build copies it', async () => {
  const make = vi.fn(async () => Buffer.from('picture'))
  expect(await open().put('a1', make, place('first.png'))).toBe(true)
  expect(await open().put('a1', make, place('second.png'))).toBe(false)
  expect(make).toHaveBeenCalledTimes(1)
  expect(readFileSync(place('second.png'), 'utf8')).toBe('picture')
})

test('a picture that cannot be made leaves nothing behind', async () => {
  const make = () => Promise.reject(new Error('no'))
  await expect(open().put('a1', make, place('first.png'))).rejects.toThrow('no')
  expect(cacheFiles()).toEqual([])
  expect(existsSync(place('first.png'))).toBe(false)
})

test('what no build has used for a month is deleted, what is used stays', async () => {
  const make = async () => Buffer.from('picture')
  await open().put('old', make, place('old.png'))
  await open().put('used', make, place('used.png'))
  time += 29 * day
  await open().put('used', make, place('used.png'))
  time += 2 * day
  open().prune()
  expect(cacheFiles()).toEqual(['used.png'])
})
