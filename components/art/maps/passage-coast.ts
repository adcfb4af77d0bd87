import { type Point, smoothLine } from '../geometry/path.ts'
import { element, line, shape } from '../markup/element.ts'
import type { Palette } from '../markup/palette.ts'

/** A coast along one edge of the sheet: height of that edge, farthest reach of the land, in pixels. */
export type CoastForm = { width: number; edge: number; reach: number }

const step = 15
/** Distance of a water-line from the coast and its strength. */
const waterLines = [
  { distance: 6, strength: 0.7 },
  { distance: 14, strength: 0.5 },
  { distance: 24, strength: 0.34 },
  { distance: 37, strength: 0.2 },
] as const

/** Land with water-lines before it. */
export function passageCoast(
  form: CoastForm,
  noise: (x: number) => number,
  palette: Palette,
): string {
  const seaward = Math.sign(form.reach)
  const shore = shoreOf(form, noise)
  const coast = smoothLine(shore)
  const land = `${coast}V${form.edge - seaward * 20}H${-3 * step}Z`
  const lines = waterLines.map(({ distance, strength }) => {
    const softened = shore.filter((_, index) => distance < 20 || index % 2 === 0)
    const data = smoothLine(softened.map(([x, y]): Point => [x, y + seaward * distance]))
    return line(data, { 'stroke-opacity': strength })
  })
  const pen = { stroke: palette.ink3, 'stroke-width': 0.9 }
  return (
    shape(land, { fill: palette.land }) +
    line(coast, { stroke: palette.ink, 'stroke-width': 1.4 }) +
    element('g', pen, ...lines)
  )
}

function shoreOf({ width, edge, reach }: CoastForm, noise: (x: number) => number): Point[] {
  const shore: Point[] = []
  for (let x = -3 * step; x <= width + 3 * step; x += step) {
    const bays = noise(x / 190) * 0.85 + noise(x / 41 + 30) * 0.28 + noise(x / 17 + 9) * 0.1
    shore.push([x, edge + reach * (0.04 + bays * 0.86)])
  }
  return shore
}
