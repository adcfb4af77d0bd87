import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { seededRandom } from '../geometry/noise.ts'
import { type KeepFiles, pictureLimit, writeRasterPictures } from './raster-pictures.server.ts'

const paper = (content = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="160" viewBox="0 0 240 160"><path d="M0 0H240V160H0Z" fill="#f6f4ed"/>${content}</svg>`

let root = ''
const keep = vi.fn<KeepFiles>(async (_, make) => ({ files: await make(), made: true }))

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'))
})

afterEach(() => {
  rmSync(root, { recursive: true })
})

const write = (markup: string) =>
  writeRasterPictures({ view: markup }, pathToFileURL(`${root}/`), keep)
const onDisk = (src: string) => join(root, src.replace('/art/', ''))

test('Both files show the same picture with two dots for a pixel of the page', async () => {
  const { webp, png, ...size } = (await write(paper('<path d="M0 0H80V80H0Z"/>'))).view!
  expect(size).toEqual({ width: 240, height: 160 })
  const images = [webp, png].map((src) => sharp(onDisk(src)))
  const [first, second] = await Promise.all(images.map((image) => image.metadata()))
  expect(first).toMatchObject({ format: 'webp', width: 480, height: 320 })
  expect(second).toMatchObject({ format: 'png', width: 480, height: 320 })
  const dots = await Promise.all(images.map((image) => image.removeAlpha().raw().toBuffer()))
  expect(dots[0]!.equals(dots[1]!)).toBe(true)
})

test('A picture of an earlier build is not rendered again', async () => {
  const kept = { webp: Buffer.from('kept'), png: Buffer.from('kept too') }
  keep.mockResolvedValueOnce({ files: kept, made: false })
  const { webp, png } = (await write(paper())).view!
  expect([webp, png].map((src) => readFileSync(onDisk(src), 'utf8'))).toEqual(['kept', 'kept too'])
})

test('It is known by the drawing and the settings of the renderer', async () => {
  await write(paper())
  expect(keep).toHaveBeenLastCalledWith(
    ['picture', expect.stringContaining('"vips"'), paper()],
    expect.any(Function),
  )
})

test('A changed drawing gets new addresses', async () => {
  const before = (await write(paper())).view!
  const after = (await write(paper('<path d="M0 0H9V9H0Z"/>'))).view!
  expect(after.webp).not.toBe(before.webp)
  expect(after.png).not.toBe(before.png)
})

/** Specks that no compression can shorten. */
function noise(count: number): string {
  const random = seededRandom('specks')
  const specks = Array.from({ length: count }, () => {
    const [x, y] = [random() * 240, random() * 160].map((value) => value.toFixed(1))
    return `<path d="M${x} ${y}h3v3z" fill="hsl(${Math.floor(random() * 360)} 60% 50%)"/>`
  })
  return specks.join('')
}

test('A crowded picture gets one dot for a pixel, so that it stays within the limit', async () => {
  const { webp } = (await write(paper(noise(6_000)))).view!
  expect((await sharp(onDisk(webp)).metadata()).width).toBe(240)
  expect(readFileSync(onDisk(webp)).length).toBeLessThanOrEqual(pictureLimit)
})

test('A picture that is too large at any density stops the build with its name', async () => {
  const wall = paper(noise(8_000)).replace('width="240" height="160"', 'width="480" height="320"')
  await expect(write(wall)).rejects.toThrow('view')
})
