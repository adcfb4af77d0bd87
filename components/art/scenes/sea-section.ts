import { seededRandom, valueNoise } from '../geometry/noise.ts'
import { segment, type Point, smoothLine } from '../geometry/path.ts'
import { line, shape } from '../markup/element.ts'
import type { Palette } from '../markup/palette.ts'

/** A section through the sea: its left and right edge, rows of the surface, of the bed, of the foot. */
export type SeaSection = { left: number; right: number; surface: number; bed: number; foot: number }

/** The row of the sea bed for each column, in pixels. */
export function seaFloor(seed: string, { bed }: SeaSection): (x: number) => number {
  const noise = valueNoise(seededRandom(seed))
  return (x) => bed + (noise(x / 130, 3) - 0.5) * 120 + (noise(x / 34, 9) - 0.5) * 24
}

/** Water with its swell and the hatched bed. */
export function seaSection(
  form: SeaSection,
  floor: (x: number) => number,
  palette: Palette,
): string {
  const { left, right, surface, foot } = form
  const bed: Point[] = []
  let hatch = ''
  for (let x = left; x <= right; x += 8) {
    bed.push([x, floor(x)])
    hatch += segment([x, floor(x) + 5], [Math.max(left, x - 10), floor(x) + 30])
  }
  const pen = { stroke: palette.ink }
  const swells = [0, 9, 20, 34].map((depth, index) =>
    line(swell(left, right, surface + depth), {
      ...pen,
      'stroke-width': index === 0 ? 2 : 1,
      'stroke-opacity': 1 - index * 0.24,
    }),
  )
  const water = `M${left} ${surface}H${right}V${foot}H${left}Z`
  return (
    shape(water, { fill: palette.ink3, 'fill-opacity': 0.12 }) +
    swells.join('') +
    shape(`${smoothLine(bed)}V${foot}H${left}Z`, { fill: palette.land }) +
    line(hatch, { ...pen, 'stroke-width': 1 }) +
    line(smoothLine(bed), { ...pen, 'stroke-width': 2 })
  )
}

/** Takes the ends and the row of a water surface in pixels and gives path data of its swell. */
export function swell(left: number, right: number, row: number, length = 17, height = 4): string {
  const count = Math.max(2, Math.round((right - left) / length))
  const points = Array.from({ length: count + 1 }, (_, index): Point => [
    left + ((right - left) * index) / count,
    row + (index % 2 ? height : -height),
  ])
  return smoothLine(points)
}
