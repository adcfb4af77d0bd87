import { type Point, smoothLine } from '../geometry/path.ts'
import { element, line, shape } from '../markup/element.ts'
import { platePens, type Palette } from '../markup/palette.ts'

/** What a crown looks like from the chewing side. */
export type CrownKind = 'incisor' | 'canine' | 'premolar' | 'molar'

/** A crown: width along the arch, depth across it, in pixels. */
export type CrownForm = { kind: CrownKind; width: number; depth: number }

/** How square the outline is (2 is an ellipse) and how deep the furrows between its cusps cut in. */
const outlines: Record<
  CrownKind,
  { square: number; cusps: number; furrow: number; taper: number }
> = {
  incisor: { square: 2.5, cusps: 2, furrow: 0, taper: 0.3 },
  canine: { square: 1.8, cusps: 2, furrow: 0, taper: 0.22 },
  premolar: { square: 2.3, cusps: 2, furrow: 0.05, taper: 0.12 },
  molar: { square: 3, cusps: 4, furrow: 0.045, taper: 0.05 },
}

/** A crown about the origin, cheek side up. */
export function toothCrown(form: CrownForm, marked: boolean, palette: Palette): string {
  const pens = platePens(palette)
  const fill = marked ? palette.signal : palette.ground
  const fissures = crownFurrows(form.kind).map((places) =>
    smoothLine(places.map(([x, y]): Point => [(x * form.width) / 2, (y * form.depth) / 2])),
  )
  return element(
    'g',
    { 'stroke-linecap': 'round' },
    shape(outline(form, 1), { ...(marked ? pens.signal : pens.ink).main, fill }),
    line(
      outline(form, 0.84),
      marked ? { stroke: palette.ground } : { ...pens.ink.fine, 'stroke-opacity': 0.55 },
    ),
    line(
      fissures.join(''),
      marked
        ? { stroke: palette.ground, 'stroke-width': 2 }
        : { ...pens.ink.fine, 'stroke-width': 1.4 },
    ),
  )
}

function outline({ kind, width, depth }: CrownForm, scale: number): string {
  const { square, cusps, furrow, taper } = outlines[kind]
  const points = Array.from({ length: 22 }, (_, step): Point => {
    const angle = (step / 22) * 2 * Math.PI
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const reach = (Math.abs(cos) ** square + Math.abs(sin) ** square) ** (-1 / square)
    const lobe = 1 - furrow * Math.cos(cusps * angle)
    const narrow = 1 - taper * Math.max(0, sin)
    return [
      (cos * reach * lobe * narrow * scale * width) / 2,
      (sin * reach * lobe * scale * depth) / 2,
    ]
  })
  return smoothLine(points, true)
}

/**
 * Furrows and ridges on the chewing side of a crown, each a row of places: shares of half the width from the
 * middle to the right, of half the depth from the middle to the tongue.
 */
const furrows: Record<CrownKind, readonly string[]> = {
  incisor: [
    '-0.8 -0.42, -0.3 -0.56, 0.3 -0.56, 0.8 -0.42',
    '-0.76 -0.2, -0.3 -0.32, 0.3 -0.32, 0.76 -0.2',
    '-0.4 0.35, -0.16 0.58, 0.16 0.58, 0.4 0.35',
  ],
  canine: [
    '-0.72 -0.05, -0.3 -0.42, 0 -0.52, 0.3 -0.42, 0.72 -0.05',
    '0 -0.5, 0.04 -0.2, 0 0.1, 0.02 0.42',
    '-0.42 0.3, -0.2 0.56, 0.2 0.56, 0.42 0.3',
  ],
  premolar: [
    '-0.62 -0.16, -0.45 0.06, 0 0.02, 0.45 0.06, 0.62 -0.16',
    '-0.66 0.24, -0.5 0.1, -0.42 0.05',
    '0.66 0.24, 0.5 0.1, 0.42 0.05',
    '-0.3 -0.5, 0 -0.62, 0.3 -0.5',
    '-0.26 0.52, 0 0.64, 0.26 0.52',
  ],
  molar: [
    '-0.74 0.12, -0.44 -0.02, -0.14 0.1, 0.16 -0.08, 0.46 0.06, 0.74 -0.1',
    '-0.2 -0.82, -0.14 -0.5, -0.2 -0.2, -0.12 0.08',
    '0.2 0.82, 0.14 0.5, 0.22 0.22, 0.16 -0.06',
    '-0.62 -0.44, -0.48 -0.6, -0.36 -0.44',
    '0.3 -0.46, 0.46 -0.6, 0.62 -0.42',
    '-0.62 0.46, -0.46 0.62, -0.3 0.46',
    '0.4 0.44, 0.5 0.6, 0.64 0.42',
  ],
}

/** The furrows in shares of half its width and half its depth. */
function crownFurrows(kind: CrownKind): Point[][] {
  return furrows[kind].map((row) => row.split(', ').map(placeOf))
}

function placeOf(text: string): Point {
  const [x = 0, y = 0] = text.split(' ').map(Number)
  return [x, y]
}
