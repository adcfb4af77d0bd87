import { element, shape, sheetOf, shifted } from '../art/markup/element.ts'
import { box, type Point } from '../art/geometry/path.ts'
import type { Palette } from '../art/markup/palette.ts'
import { helmMark } from '../theme/icons/helm-mark.ts'
import { fitText, type TextBox } from './fit-text.ts'
import { withoutSoftHyphens } from '../../locales/formats.ts'
import {
  insetDrawing,
  type ShareDrawing,
  shareMargin as margin,
  shareSize,
  textEnd,
} from './share-drawing.ts'
import type { ShareFaces, Typeface } from './typeface.server.ts'

/** What a share picture says. */
export type ShareText = { title: string; eyebrow: string; company: string }

const { width, height } = shareSize

const lineHeight = 1.03
/** Below this size a long word is rather divided than the title set smaller. */
const undivided = 60
const titleBox: TextBox = {
  width: textEnd - margin,
  height: 340,
  sizes: Array.from({ length: 35 }, (_, step) => 108 - 2 * step),
  lineHeight,
}
const eyebrowBox: TextBox = {
  width: textEnd - margin,
  height: 34,
  sizes: [28, 26, 24, 22, 20, 18, 16],
  lineHeight: 1.2,
}
const titleEnd = height - margin

/**
 * Takes the words of a page, the faces, the page's drawing, the inks of its ground and how much of the
 * drawing is shown and gives the share picture: mark and name above, the title at the foot, the drawing next to them.
 * @throws RangeError for a title that does not fit
 */
export function shareSheet(
  { title, eyebrow, company }: ShareText,
  faces: ShareFaces,
  drawing: ShareDrawing,
  palette: Palette,
  span = 1,
): string {
  const { size, lines } = fitText(title, titleBox, faces.title.width, undivided)
  const kind = fitText(withoutSoftHyphens(eyebrow), eyebrowBox, faces.eyebrow.width, 0)
  const first = titleEnd - size * 0.2 - (lines.length - 1) * lineHeight * size
  const set = lines.map((text, row) =>
    setText(text, faces.title, {
      at: [margin, first + row * lineHeight * size],
      size,
      ink: palette.ink,
    }),
  )
  return sheetOf(
    width,
    height,
    shape(box(0, 0, width, height), { fill: palette.ground }),
    insetDrawing(drawing, palette, span),
    brand(company, faces, palette),
    setText(kind.lines[0]!, faces.eyebrow, {
      at: [margin + 2, first - size * 0.86 - 16],
      size: kind.size,
      ink: palette.ink2,
    }),
    ...set,
  )
}

/** The mark and the name, as in the header of the site. */
function brand(company: string, faces: ShareFaces, palette: Palette): string {
  const mark = helmMark('full', {
    wheel: `stroke="${palette.ink}"`,
    king: `stroke="${palette.signal}"`,
  })
  return (
    shifted([margin + 26, margin + 18], element('g', { transform: 'scale(.56)' }, mark)) +
    setText(company, faces.name, { at: [margin + 66, margin + 30], size: 36, ink: palette.ink })
  )
}

/** A line of words: where its base line starts, its size in pixels and its ink as a hex colour. */
type Setting = { at: Point; size: number; ink: string }

/** Takes a line, its face and its setting and gives it as outlines. */
function setText(text: string, face: Typeface, { at, size, ink }: Setting): string {
  const outlines = face.outlines(text).map(({ path, x, y, scale }) =>
    element('path', {
      d: path,
      transform: `translate(${places(at[0] + x * size)} ${places(at[1] + y * size)}) scale(${size * scale} ${-size * scale})`,
    }),
  )
  return element('g', { fill: ink }, ...outlines)
}

function places(pixels: number): number {
  return Math.round(pixels * 100) / 100
}
