import { readFile } from 'node:fs/promises'
import { convert } from 'fontverter'
import { Blob, Buffer as TextBuffer, Face, Feature, Font, shape, Variation } from 'harfbuzzjs'
import { readFaces } from '../theme/fonts/font-styles.ts'

/** A family of the site at fixed settings; lengths are parts of the em. */
export type Typeface = {
  /** Characters of a text that no file of the family holds. */
  missing: (text: string) => string[]
  /** Width of a line. */
  width: (text: string) => number
  /** Outlines of a line, the pen starting at 0 and the base line at 0, y downwards. */
  outlines: (text: string) => Outline[]
}

/** Path data in units of the font with y upwards, and where it goes, in parts of the em. */
type Outline = { path: string; x: number; y: number; scale: number }

/** What CSS sets with `font-variation-settings`, `font-weight` and `letter-spacing` (in em). */
export type TypeSettings = { axes: Readonly<Record<string, number>>; tracking: number }

const fonts = new URL('../theme/fonts/', import.meta.url)

/**
 * Reads a family of components/theme/fonts.css and gives it at some settings.
 * @throws RangeError for a family without files
 */
export async function readTypeface(family: string, settings: TypeSettings): Promise<Typeface> {
  const faces = readFaces().filter((face) => face.family === family && face.file)
  if (faces.length === 0) throw new RangeError(`fonts.css has no files of the family "${family}"`)
  const held = await Promise.all(
    faces.map(async ({ file, codePoints }) => ({
      codePoints,
      font: await readFont(new URL(file!, fonts), settings.axes),
      paths: new Map<number, string>(),
    })),
  )
  const missing = (text: string) => [
    ...new Set([...text].filter((one) => !held.some((face) => holds(face, one)))),
  ]
  const outlines = (text: string) => setLine(text, held, settings.tracking).outlines
  const width = (text: string) => setLine(text, held, settings.tracking).width
  return { missing, width, outlines }
}

type Held = {
  codePoints: ReadonlySet<number>
  font: Font
  /** Paths of glyphs that have been drawn: a text is measured hundreds of times. */
  paths: Map<number, string>
}

function holds({ codePoints }: Held, character: string): boolean {
  return codePoints.has(character.codePointAt(0)!)
}

async function readFont(file: URL, axes: TypeSettings['axes']): Promise<Font> {
  const font = new Font(new Face(new Blob(await convert(await readFile(file), 'sfnt'))))
  font.setVariations(Object.entries(axes).map(([tag, value]) => new Variation(tag, value)))
  return font
}

/** Shapes a line piece by piece, since a family is divided into files by characters. */
function setLine(text: string, held: readonly Held[], tracking: number) {
  const outlines: Outline[] = []
  let pen = 0
  for (const { at, run } of fontRuns(text, (one) => held.findIndex((face) => holds(face, one)))) {
    const { font } = held[at]!
    const em = font.face.upem
    for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of shaped(
      run,
      font,
      tracking,
    )) {
      const path = pathOf(held[at]!, codepoint)
      if (path) outlines.push({ path, x: pen + xOffset / em, y: -yOffset / em, scale: 1 / em })
      pen += xAdvance / em + (xAdvance > 0 ? tracking : 0)
    }
  }
  // The space after the last letter belongs to no line.
  return { outlines, width: Math.max(0, pen - tracking) }
}

function pathOf({ font, paths }: Held, glyph: number): string {
  const path = paths.get(glyph) ?? font.glyphToPath(glyph)
  paths.set(glyph, path)
  return path
}

function shaped(run: string, font: Font, tracking: number) {
  const buffer = new TextBuffer()
  buffer.addText(run)
  buffer.guessSegmentProperties()
  // Browsers set no ligatures where letters are spaced (CSS Text 3, 8.2).
  shape(font, buffer, tracking === 0 ? [] : [new Feature('liga', 0), new Feature('clig', 0)])
  return buffer.getGlyphInfosAndPositions()
}

/** A part of a line that one file of a family sets; `at` is the file's place in the family. */
type FontRun = { at: number; run: string }

const joining = /\p{Mark}/u

/**
 * Divides a line into parts that one file of a family sets each. A mark goes with its letter where both
 * have a file.
 * @param fileOf the place of the file that contains a character; below 0 for none
 * @throws RangeError for a character that no file contains
 */
export function fontRuns(text: string, fileOf: (character: string) => number): FontRun[] {
  const runs: FontRun[] = []
  for (const character of text) {
    const at = fileOf(character)
    if (at < 0) throw new RangeError(`No font file holds the character "${character}"`)
    const last = runs.at(-1)
    if (last && (last.at === at || joining.test(character))) last.run += character
    else runs.push({ at, run: character })
  }
  return runs
}

/** The faces of a share picture: its title, the name of the company, the line above the title. */
export type ShareFaces = { title: Typeface; name: Typeface; eyebrow: Typeface }

/** Reads the faces with the settings of the site: those of a heading, of the brand and of captions. */
export async function readShareFaces(): Promise<ShareFaces> {
  const [title, name, eyebrow] = await Promise.all([
    readTypeface('Helmwright Display', { axes: { wght: 520, YOPQ: 38 }, tracking: -0.028 }),
    readTypeface('Helmwright Display', { axes: { wght: 560, YOPQ: 46 }, tracking: -0.02 }),
    readTypeface('JetBrains Mono', { axes: {}, tracking: 0 }),
  ])
  return { title, name, eyebrow }
}
