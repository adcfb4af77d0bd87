import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { company } from '../../content/company.ts'
import { readPalettes } from '../art/markup/palettes.server.ts'
import type { KeepFiles } from '../art/workshop/raster-pictures.server.ts'
import { encodedPicture, encoderSettings } from './encoded-picture.server.ts'
import { withoutSoftHyphens } from '../../locales/formats.ts'
import { plainLine } from './fit-text.ts'
import { missingGlyphs } from './missing-glyphs.ts'
import { plateFor } from './plate-for.server.ts'
import { readShareFaces } from './typeface.server.ts'
import { shareSize } from './share-format.ts'
import type { SharePage, SharePictureFile, SharePictures } from './share-page.ts'
import type { SharePlate } from './share-plate.ts'
import { shareSheet } from './share-sheet.ts'

/**
 * Where pictures and their list are written, what keeps pictures of earlier builds, and a hash of all that shapes one
 * beside what its page says: while both are as they were, a picture need not be drawn to be found.
 */
export type ShareDestination = { folder: URL; manifest: URL; keep: KeepFiles; workshop: string }

/**
 * Writes the share picture of every page under a name that carries a hash, and the list of all by the
 * address of their page; deletes pictures of earlier builds.
 * @returns how many pages there are, and how many pictures no earlier build had made
 * @throws Error that names the page: a character without a glyph, a title that does not fit, a picture
 * that is too large
 */
export async function writeSharePictures(
  pages: readonly SharePage[],
  { folder, manifest, keep, workshop }: ShareDestination,
): Promise<{ pages: number; made: number }> {
  const faces = await readShareFaces()
  const strangers = pages.flatMap((page) => missingGlyphs(page, faces))
  if (strangers.length > 0) {
    const advice = 'Change the text, or add the characters to the files in components/theme/fonts.'
    throw new Error(`Share pictures:\n${strangers.join('\n')}\n${advice}`)
  }
  mkdirSync(folder, { recursive: true })
  const palettes = readPalettes()
  const plates = new Map<string, SharePlate>()
  let made = 0
  const files = await Promise.all(
    pages.map(async (page) => [page.path, await write(page)] as const),
  )
  removeOthers(files, folder)
  writeFileSync(manifest, `${JSON.stringify(Object.fromEntries(files) satisfies SharePictures)}\n`)
  return { pages: files.length, made }

  async function write(page: SharePage): Promise<SharePictureFile> {
    try {
      const draw = sheetOf(page)
      const named = await keep(['share drawing', workshop, JSON.stringify(page)], () => ({
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

  /** The picture of a page as SVG, for a span of its drawing. */
  function sheetOf(page: SharePage): (span: number) => string {
    const sheets = new Map<number, string>()
    return (span) => {
      const plate = plates.get(page.seed) ?? plateFor(page, palettes)
      plates.set(page.seed, plate)
      const text = { title: page.title, eyebrow: page.eyebrow, company: company.name }
      const palette = palettes[plate.pressing]
      const sheet = sheets.get(span) ?? shareSheet(text, faces, plate, palette, span)
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

function removeOthers(files: readonly (readonly [string, SharePictureFile])[], folder: URL) {
  const kept = new Set(files.map(([, { src }]) => basename(src)))
  for (const name of readdirSync(folder)) {
    if (!kept.has(name)) rmSync(new URL(name, folder), { recursive: true })
  }
}
