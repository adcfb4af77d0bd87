import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { KeepFiles, PictureFile } from './raster-pictures.server.ts'
import { writeFiles, type DrawingManifest } from './write-files.server.ts'

const square = (side: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}"><path d="M0 0H${side}V${side}Z" fill="#123456"/></svg>`

let root = ''
const always: KeepFiles = async (_, make) => ({ files: await make(), made: true })

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'art-'))
})

afterEach(() => {
  rmSync(root, { recursive: true })
})

async function build(drawings: Record<string, string>, pictures: Record<string, string> = {}) {
  const folder = pathToFileURL(join(root, 'art/'))
  const manifest = pathToFileURL(join(root, 'files.json'))
  const icons = pathToFileURL(join(root, 'icons.json'))
  const list = pathToFileURL(join(root, 'pictures.json'))
  const places = { folder, manifest, icons, pictures: list }
  const report = await writeFiles({ drawings, pictures }, always, places)
  return {
    report,
    manifest: JSON.parse(readFileSync(manifest, 'utf8')) as DrawingManifest,
    icons: JSON.parse(readFileSync(icons, 'utf8')) as DrawingManifest['files'],
    pictures: JSON.parse(readFileSync(list, 'utf8')) as Record<string, PictureFile>,
  }
}

test('The manifest leads to the file and tells its size', async () => {
  const { manifest } = await build({ mark: square(64) })
  expect(manifest.files.mark).toMatchObject({ width: 64, height: 64 })
  expect(manifest.files.mark!.src).toMatch(/^\/art\/mark\.[0-9a-f]{8}\.svg$/)
  expect(existsSync(join(root, manifest.files.mark!.src))).toBe(true)
})

test('A changed drawing gets a new address and its old file goes', async () => {
  const before = (await build({ mark: square(64) })).manifest.files.mark!.src
  const after = (await build({ mark: square(32) })).manifest.files.mark!.src
  expect(after).not.toBe(before)
  expect(readdirSync(join(root, 'art'))).toEqual([after.replace('/art/', '')])
})

test('An unchanged drawing keeps its address', async () => {
  const before = (await build({ mark: square(64) })).manifest
  expect((await build({ mark: square(64) })).manifest).toEqual(before)
})

test('Files that no drawing owns are removed', async () => {
  await build({ mark: square(64) })
  writeFileSync(join(root, 'art', 'old.12345678.svg'), '<svg/>')
  await build({ mark: square(64) })
  expect(readdirSync(join(root, 'art'))).toHaveLength(1)
})

test('The operator sees the bytes of each drawing', async () => {
  expect((await build({ mark: square(64) })).report).toEqual([expect.stringMatching(/^mark +\d+$/)])
})

test('Marks of technologies burden no page that shows none: they have a manifest of their own', async () => {
  const { manifest, icons } = await build({ mark: square(64), 'tech-go': square(96) })
  expect(Object.keys(manifest.files)).toEqual(['mark'])
  expect(Object.keys(icons)).toEqual(['tech-go'])
})

test('A picture is listed by itself and its files stay until it changes', async () => {
  const before = (await build({}, { view: square(64) })).pictures.view!
  expect(before).toMatchObject({ width: 64, height: 64 })
  expect(readdirSync(join(root, 'art')).map((file) => `/art/${file}`)).toEqual([
    before.png,
    before.webp,
  ])
  const after = (await build({}, { view: square(32) })).pictures.view!
  expect(readdirSync(join(root, 'art')).map((file) => `/art/${file}`)).toEqual([
    after.png,
    after.webp,
  ])
})
