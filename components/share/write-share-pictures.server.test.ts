import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { KeepFiles } from '../art/workshop/raster-pictures.server.ts'
import type { SharePage, SharePictures } from './share-page.ts'
import { writeSharePictures, shareLimit, encodedPicture } from './write-share-pictures.server.ts'

const page = (path: string, title: string): SharePage => ({
  path,
  seed: path.replace(/^\/de/, ''),
  kind: 'company',
  title,
  eyebrow: 'Company',
})
const english = page('/claims', 'Our figures')
const german = page('/de/claims', 'Unsere Zahlen')

let root = ''
let kept = new Map<string, ReturnType<KeepFiles>>()
const keep: KeepFiles = async (inputs, make) => {
  const key = inputs.join('\n')
  const earlier = await kept.get(key)
  if (earlier) return { ...earlier, made: false }
  const files = Promise.resolve(make()).then((made) => ({ files: made, made: true }))
  kept.set(key, files)
  return files
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'share-'))
  kept = new Map()
})

afterEach(() => {
  rmSync(root, { recursive: true })
})

const url = (name: string) => pathToFileURL(join(root, name))
const write = (...pages: SharePage[]) =>
  writeSharePictures(pages, {
    folder: url('share/'),
    manifest: url('pictures.json'),
    keep,
    inputsHash: 'today',
  })
const list = () => JSON.parse(readFileSync(url('pictures.json'), 'utf8')) as SharePictures
const bytesOf = (path: string) => readFileSync(join(root, list()[path]!.src))

test('a page gets a picture of the right size, named by its title', async () => {
  await write(page('/de/claims', 'Unsere Daten\u00adschutz\n zahlen'))
  const file = list()['/de/claims']!
  expect(file).toEqual({
    src: expect.stringMatching(/^\/share\/de-claims\.[0-9a-f]{12}\.png$/),
    width: 1200,
    height: 630,
    alt: 'Unsere Datenschutz zahlen',
  })
  const { width, height } = await sharp(bytesOf('/de/claims')).metadata()
  expect({ width, height }).toEqual({ width: 1200, height: 630 })
  expect(bytesOf('/de/claims').length).toBeLessThan(shareLimit)
})

test('two titles give two pictures', async () => {
  await write(english, german)
  expect(bytesOf('/claims').equals(bytesOf('/de/claims'))).toBe(false)
})

test('the title is in the picture: another one changes its words and not its drawing', async () => {
  const part = async (left: number) =>
    sharp(bytesOf('/claims'))
      .extract({ left, top: 0, width: 540, height: 630 })
      .greyscale()
      .raw()
      .toBuffer()
  await write(english)
  const before = [await part(0), await part(660)] as const
  await write({ ...english, title: 'Wind' })
  expect(difference(before[0], await part(0))).toBeGreaterThan(3)
  // The palette of the whole picture may move a little.
  expect(difference(before[1], await part(660))).toBeLessThan(1)
})

/** Mean difference of two pictures, 0 to 255. */
function difference(one: Buffer, other: Buffer): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - other[at]!), 0) / one.length
}

test('the second build makes none, a changed title makes exactly one', async () => {
  expect(await write(english, german)).toEqual({ pages: 2, made: 2 })
  const before = list()
  expect(await write(english, german)).toEqual({ pages: 2, made: 0 })
  expect(list()).toEqual(before)
  expect(await write({ ...english, title: 'Our numbers' }, german)).toEqual({ pages: 2, made: 1 })
  expect(list()['/de/claims']).toEqual(before['/de/claims'])
  expect(list()['/claims']!.src).not.toBe(before['/claims']!.src)
})

test('pictures of earlier builds go, and come back from the cache', async () => {
  await write(english, german)
  await write(german)
  expect(readdirSync(url('share/'))).toHaveLength(1)
  expect(await write(english, german)).toEqual({ pages: 2, made: 0 })
  expect(readdirSync(url('share/'))).toHaveLength(2)
})

test('a character without a glyph stops the build and is named with its page', async () => {
  await expect(write(english, page('/de/claims', 'Unsere 数字'))).rejects.toThrow(
    '/de/claims: no glyph for "数" (U+6570) in “Unsere 数字”',
  )
})

test('a title that does not fit stops the build with its page', async () => {
  await expect(write(page('/claims', 'Figure'.repeat(8)))).rejects.toThrow(
    'Share picture of /claims: "FigureFigure',
  )
})

test('a drawing that the site does not have stops the build with its page', async () => {
  await expect(write({ ...english, drawing: 'cover-nobody' })).rejects.toThrow(
    'Share picture of /claims: components/art/files.json has no drawing named "cover-nobody"',
  )
})

/** A sheet with a square of noise, which no compression can shorten. */
function noise(side: number): string {
  const filter = '<filter id="n"><feTurbulence type="fractalNoise" baseFrequency=".9"/></filter>'
  const square = `<rect width="${side}" height="${side}" filter="url(#n)"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><path d="M0 0H1200V630H0Z" fill="#f6f4ed"/>${filter}${square}</svg>`
}

test('a picture is a PNG without transparency in the size of the drawing', async () => {
  const { format, width, height, hasAlpha } = await sharp(
    await encodedPicture(() => noise(10)),
  ).metadata()
  expect({ format, width, height, hasAlpha }).toEqual({
    format: 'png',
    width: 1200,
    height: 630,
    hasAlpha: false,
  })
})

test('of a crowded drawing another span is shown, so that the picture stays within the limit', async () => {
  const spans: number[] = []
  const picture = await encodedPicture((span) => {
    spans.push(span)
    return noise(span === 0.74 ? 100 : 480)
  })
  expect(spans).toEqual([1, 0.86, 0.74])
  expect(picture.length).toBeLessThan(shareLimit)
})

test('a picture that is too large with every span is an error', async () => {
  await expect(encodedPicture(() => noise(480))).rejects.toThrow(`more than ${shareLimit} bytes`)
})
