import { seededRandom, valueNoise } from '../geometry/noise.ts'
import { segment, type Point, polarPoint, smoothLine } from '../geometry/path.ts'
import { line, shape } from '../markup/element.ts'
import { plate, plateHeight as height, plateWidth as width } from '../markup/sheets.ts'
import type { Palette } from '../markup/palette.ts'
import { scanLightBox } from './scan-light-box.ts'

const sliceCount = 13
const spacing = 44
const foot = height * 0.86
const squash = 0.46
/** Contours inside a slice: size in pixels and how far they leave the circle. */
const contours = [
  { size: 250, swing: 0.35 },
  { size: 190, swing: 0.7 },
  { size: 120, swing: 1.1 },
  { size: 60, swing: 1.4 },
] as const

/** A scanned body: its surface, how far it leans in pixels, how deep its waist is, 0 to 1. */
type Body = { surface: (x: number, y: number) => number; lean: number; waist: number }

/** `stack` shows the slices one above the other, `light-box` side by side as films. */
const sliceVariants = ['stack', 'light-box'] as const

export type SliceVariant = (typeof sliceVariants)[number]

/** A body cut into slices, one of them found. 1200 by 800. */
export function tomographicSlices(seed: string, palette: Palette, variant: SliceVariant): string {
  return variant === 'light-box' ? scanLightBox(seed, palette) : stack(seed, palette)
}

function stack(seed: string, palette: Palette): string {
  const random = seededRandom(seed)
  const surface = valueNoise(random)
  const found = 4 + Math.floor(random() * 5)
  const body = { surface, lean: random() * 140 - 40, waist: random() * 0.4 }
  const levels = Array.from({ length: sliceCount }, (_, level) =>
    contours.map(({ size, swing }) => contourOf(body, level, size, swing)),
  )
  const slices = levels.map((rings, level) => {
    const outlines = rings.map((ring) => smoothLine(ring, true))
    return level === found ? foundSlice(outlines, palette) : plainSlice(outlines, palette)
  })
  const side = Math.max(...levels[found]![0]!.map(([x]) => x))
  return plate(palette, ...slices, ruler(side, foot - found * spacing, palette))
}

function contourOf(
  { surface, lean, waist }: Body,
  level: number,
  size: number,
  swing: number,
): Point[] {
  const share = level / (sliceCount - 1)
  const narrowing = 1 - waist * Math.exp(-(((share - 0.55) / 0.2) ** 2))
  const girth = (0.55 + 0.45 * Math.sin(Math.PI * (0.12 + share * 0.8))) * narrowing
  const points: Point[] = []
  for (let bearing = 0; bearing < 360; bearing += 9) {
    const [east, north] = polarPoint([0, 0], 1, bearing)
    const bulge = surface(2 + east * 1.2 + share * 1.5, 6 + north * 1.2 + share) - 0.5
    const reach = size * girth * (1 + swing * bulge)
    const x = width / 2 + reach * east * 1.35 + (share - 0.5) * lean
    points.push([x, foot - level * spacing + reach * north * squash])
  }
  return points
}

function plainSlice([outer = '', ...inner]: string[], palette: Palette): string {
  const skin = {
    fill: palette.ground,
    'fill-opacity': 0.72,
    stroke: palette.ink,
    'stroke-width': 1.4,
  }
  return shape(outer, skin) + line(inner.join(''), { stroke: palette.ink, 'stroke-width': 0.7 })
}

function foundSlice([outer = '', ...inner]: string[], palette: Palette): string {
  const skin = {
    fill: palette.signal,
    'fill-opacity': 0.26,
    stroke: palette.signal,
    'stroke-width': 2,
  }
  return shape(outer, skin) + line(inner.join(''), { stroke: palette.signal, 'stroke-width': 0.9 })
}

/** Shows at what height the found slice lies; the pointer starts beside its eastern end. */
function ruler(side: number, level: number, palette: Palette): string {
  const x = width - 185
  let ticks = segment([x, level - 250], [x, level + 120])
  for (let step = 0; step < 14; step++) {
    const y = level - 250 + step * 28
    ticks += segment([x, y], [x + (step % 5 ? 10 : 18), y])
  }
  const pointer = line(segment([side + 10, level], [x - 6, level]), { stroke: palette.signal })
  return pointer + line(ticks, { stroke: palette.ink, 'stroke-width': 0.8 })
}
