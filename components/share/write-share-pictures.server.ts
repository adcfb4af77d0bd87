import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { company } from '../../content/company.ts'
import { readPalettes } from '../art/markup/palettes.server.ts'
import { removeOtherFiles } from '../art/workshop/remove-other-files.server.ts'
import type { KeepFiles } from '../art/workshop/raster-pictures.server.ts'
import { withoutSoftHyphens } from '../../locales/formats.ts'
import { plainLine } from './fit-text.ts'
import { drawingFor } from './drawing-for.server.ts'
import { readShareFaces, type ShareFaces, type Typeface } from './typeface.server.ts'
import type { SharePage, SharePictureFile, SharePictures } from './share-page.ts'
import { type ShareDrawing, shareSize } from './share-drawing.ts'
import { shareSheet } from './share-sheet.ts'
import sharp from 'sharp'

/**
 * Where pictures and their list are written, what keeps pictures of earlier builds, and a hash of all that shapes one
 * beside what its page says: while both are as they were, a picture need not be drawn to be found.
 */
export type ShareDestination = { folder: URL; manifest: URL; keep: KeepFiles; inputsHash: string }

/**
 * Writes the share picture of every page under a name that carries a hash, and the list of all by the
 * address of their page; deletes pictures of earlier builds.
 * @returns how many pages there are, and how many pictures no earlier build had made
 * @throws Error that names the page: a character without a glyph, a title that does not fit, a picture
 * that is too large
 */
export async function writeSharePictures(
  pages: readonly SharePage[],
  { folder, manifest, keep, inputsHash }: ShareDestination,
): Promise<{ pages: number; made: number }> {
  const faces = await readShareFaces()
  const strangers = pages.flatMap((page) => missingGlyphs(page, faces))
  if (strangers.length > 0) {
    const advice = 'Change the text, or add the characters to the files in components/theme/fonts.'
    throw new Error(`Share pictures:\n${strangers.join('\n')}\n${advice}`)
  }
  mkdirSync(folder, { recursive: true })
  const palettes = readPalettes()
  const drawings = new Map<string, ShareDrawing>()
  let made = 0
  const files = await Promise.all(
    pages.map(async (page) => [page.path, await write(page)] as const),
  )
  removeOtherFiles(
    files.map(([, { src }]) => src),
    folder,
  )
  writeFileSync(manifest, `${JSON.stringify(Object.fromEntries(files) satisfies SharePictures)}\n`)
  return { pages: files.length, made }

  async function write(page: SharePage): Promise<SharePictureFile> {
    try {
      const draw = drawerOf(page)
      const named = await keep(['share drawing', inputsHash, JSON.stringify(page)], () => ({
        hash: hashOf(draw(1)),
      }))
      const hash = named.files.hash!.toString()
      const encoded = async () => ({ png: await encodedPicture(draw) })
      const picture = await keep(['share picture', hash], encoded)
      const name = `${fileName(page.path)}.${hash.slice(0, 12)}.png`
      writeFileSync(new URL(name, folder), picture.files.png!)
      if (picture.made) made++
      const alt = withoutSoftHyphens(plainLine(page.title))
      return { src: `/share/${name}`, ...shareSize, alt }
    } catch (error) {
      const { message } = error as Error
      throw new Error(`Share picture of ${page.path}: ${message}`, { cause: error })
    }
  }

  /** What draws the picture of a page as SVG, for a span of its drawing. */
  function drawerOf(page: SharePage): (span: number) => string {
    const sheets = new Map<number, string>()
    return (span) => {
      const drawing = drawings.get(page.seed) ?? drawingFor(page, palettes)
      drawings.set(page.seed, drawing)
      const text = { title: page.title, eyebrow: page.eyebrow, company: company.name }
      const palette = palettes[drawing.pressing]
      const sheet = sheets.get(span) ?? shareSheet(text, faces, drawing, palette, span)
      sheets.set(span, sheet)
      return sheet
    }
  }
}

function hashOf(sheet: string): Buffer {
  return Buffer.from(createHash('sha256').update(encoderSettings).update(sheet).digest('hex'))
}

/** `/de/blog/page/2` → `de-blog-page-2`. */
function fileName(path: string): string {
  return path.slice(1).replaceAll('/', '-') || 'home'
}

/**
 * One line for each character of its share picture that has no glyph in its face. A divided word also needs a hyphen.
 */
export function missingGlyphs(
  { path, title, eyebrow }: Pick<SharePage, 'path' | 'title' | 'eyebrow'>,
  faces: ShareFaces,
): string[] {
  const hyphen = withoutSoftHyphens(title) === title ? '' : '-'
  const texts: [face: Typeface, text: string][] = [
    [faces.title, title + hyphen],
    [faces.eyebrow, eyebrow],
    [faces.name, company.name],
  ]
  return texts.flatMap(([face, text]) =>
    face
      .missing(withoutSoftHyphens(plainLine(text)))
      .map((character) => `${path}: no glyph for ${withCode(character)} in “${text}”`),
  )
}

function withCode(character: string): string {
  const code = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')
  return `"${character}" (U+${code})`
}

/** Bytes that a share picture may have. */
export const shareLimit = 60_000

/**
 * Line work on a flat ground: a palette without dither keeps edges and letters clean and is smaller than
 * JPEG. Every program that shows share pictures reads PNG.
 */
const png = { palette: true, colours: 16, dither: 0, compressionLevel: 7, effort: 1 } as const

/**
 * How much of a drawing is shown: a crowded one nearer, or else smaller with its ground around it, until
 * the picture is small enough.
 */
const spans = [1, 0.86, 0.74, 1.2, 1.4, 1.7] as const

/** Everything beside the drawing itself that shapes the file. */
const encoderSettings = JSON.stringify([shareLimit, png, spans, sharp.versions])

/**
 * Takes a function that gives the SVG of a picture for a span of its drawing and gives the picture as PNG.
 * @throws RangeError when it is too large with every span
 */
export async function encodedPicture(draw: (span: number) => string): Promise<Buffer> {
  for (const span of spans) {
    const picture = await sharp(Buffer.from(draw(span)))
      .removeAlpha()
      .png(png)
      .toBuffer()
    if (picture.length < shareLimit) return picture
  }
  throw new RangeError(
    `the picture has more than ${shareLimit} bytes: choose a drawing with fewer lines`,
  )
}
