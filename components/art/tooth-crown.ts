import { crownFurrows } from './crown-furrows.ts'
import { element, line, shape } from './element.ts'
import { platePens } from './pens.ts'
import type { Point } from './point.ts'
import type { Sheet } from './sheet.ts'
import { smoothLine } from './smooth-line.ts'

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

/** Takes a form, whether it is the marked one, and the inks and gives a crown about the origin, cheek side up. */
export function toothCrown(form: CrownForm, marked: boolean, sheet: Sheet): string {
  const pens = platePens(sheet)
  const fill = marked ? sheet.signal : sheet.ground
  const fissures = crownFurrows(form.kind).map((places) =>
    smoothLine(places.map(([x, y]): Point => [(x * form.width) / 2, (y * form.depth) / 2])),
  )
  return element(
    'g',
    { 'stroke-linecap': 'round' },
    shape(outline(form, 1), { ...(marked ? pens.signal : pens.ink).main, fill }),
    line(
      outline(form, 0.84),
      marked ? { stroke: sheet.ground } : { ...pens.ink.fine, 'stroke-opacity': 0.55 },
    ),
    line(
      fissures.join(''),
      marked
        ? { stroke: sheet.ground, 'stroke-width': 2 }
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
