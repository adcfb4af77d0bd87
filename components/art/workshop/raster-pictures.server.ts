import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { sizeOf } from '../markup/element.ts'

/** Addresses of one picture in both formats, and its size on a page in pixels. */
export type PictureFile = { webp: string; png: string; width: number; height: number }

type Files = Readonly<Record<string, Buffer>>

/** Gives the files of an earlier build that was given the same, else those that are made, and whether they were. */
export type KeepFiles = (
  inputs: readonly (string | number | Uint8Array)[],
  make: () => Files | Promise<Files>,
) => Promise<{ files: Files; made: boolean }>

/** Bytes that a WebP file may have. */
export const pictureLimit = 40_000

/** A drawing has few inks: a palette without dither keeps its edges clean and its file small. */
const png = { palette: true, colours: 16, dither: 0, compressionLevel: 9, effort: 10 } as const
const webp = { lossless: true, effort: 6 } as const

/** Dots of the file for a pixel of the page: the most that stays within the limit. */
const densities = [2, 1] as const

const settings = JSON.stringify([pictureLimit, png, webp, densities, sharp.versions])

/**
 * Takes SVG drawings by name and a folder and writes each there as WebP and PNG of equal content. File names
 * carry a hash of drawing and renderer. Throws an error that names a drawing which is too large in any density.
 */
export async function writeRasterPictures(
  drawings: Record<string, string>,
  folder: URL,
  keep: KeepFiles,
): Promise<Record<string, PictureFile>> {
  const write = async ([name, markup]: [string, string]): Promise<[string, PictureFile]> => {
    const hash = createHash('sha256').update(settings).update(markup).digest('hex').slice(0, 8)
    const files = { webp: `${name}.${hash}.webp`, png: `${name}.${hash}.png` }
    const places = { webp: new URL(files.webp, folder), png: new URL(files.png, folder) }
    const rendered = await keep(['picture', settings, markup], () => render(name, markup))
    writeFileSync(places.png, rendered.files.png!)
    writeFileSync(places.webp, rendered.files.webp!)
    return [name, { webp: `/art/${files.webp}`, png: `/art/${files.png}`, ...sizeOf(markup) }]
  }
  return Object.fromEntries(await Promise.all(Object.entries(drawings).map(write)))
}

async function render(name: string, markup: string): Promise<{ webp: Buffer; png: Buffer }> {
  for (const density of densities) {
    const image = sharp(Buffer.from(markup), { density: 72 * density }).removeAlpha()
    const printed = await image.png(png).toBuffer()
    const packed = await sharp(printed).webp(webp).toBuffer()
    if (packed.length <= pictureLimit) return { webp: packed, png: printed }
  }
  throw new Error(`The picture ${name} has more than ${pictureLimit} bytes as WebP`)
}
