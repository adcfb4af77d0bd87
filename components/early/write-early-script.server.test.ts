import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeEarlyScript } from './write-early-script.server.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'early-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('one file of less than 1.9 kB compressed named after its content, its address noted, earlier ones gone', async () => {
  writeFileSync(join(folder, 'early.00000000.js'), 'old')
  const manifestFolder = mkdtempSync(join(tmpdir(), 'early-manifest-'))
  const manifest = join(manifestFolder, 'early-script.json')
  const src = await writeEarlyScript({
    folder: pathToFileURL(`${folder}/`),
    manifest: pathToFileURL(manifest),
  })
  expect(src).toMatch(/^\/early\/early\.[0-9a-f]{8}\.js$/)
  expect(readdirSync(folder)).toEqual([src.slice('/early/'.length)])
  expect(JSON.parse(readFileSync(manifest, 'utf8'))).toEqual({ src })
  const code = readFileSync(join(folder, readdirSync(folder)[0]!))
  expect(brotliCompressSync(code).length).toBeLessThan(1900)
  expect(existsSync(join(folder, 'early.00000000.js'))).toBe(false)
  rmSync(manifestFolder, { recursive: true })
})
