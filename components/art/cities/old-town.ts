import { polyline, type Point, polarPoint, smoothLine } from '../geometry/path.ts'
import { circle, element, line, shape } from '../markup/element.ts'
import type { Palette } from '../markup/palette.ts'
import { blockShapes, streetBlocks } from './street-blocks.ts'

/** An old town: its middle, its radii across and down in pixels, the angle of its streets. */
export type OldTownForm = {
  at: Point
  radii: readonly [across: number, down: number]
  angle: number
  /** Points of a fortress around it; none: a ring of trees. */
  bastions?: number
}

/** Narrow streets inside their ring. */
export function oldTown(form: OldTownForm, random: () => number, palette: Palette): string {
  const reach = Math.max(...form.radii)
  const grid = {
    middle: form.at,
    reach,
    angle: form.angle,
    block: [19, 16] as const,
    street: 3,
    stray: 9,
  }
  const inside = ringAround(form, 0.82)
  const clip = element('clipPath', { id: 'town' }, shape(smoothLine(inside, true), {}))
  const blocks = blockShapes(streetBlocks(grid, random), random, palette)
  const pen = { stroke: palette.ink }
  return (
    element('defs', {}, clip) +
    shape(smoothLine(ringAround(form, form.bastions ? 1.42 : 1.08), true), {
      fill: palette.ground,
    }) +
    (form.bastions ? fortress(form, form.bastions, palette) : trees(form, palette)) +
    element('g', { 'clip-path': 'url(#town)' }, blocks) +
    line(smoothLine(inside, true), { ...pen, 'stroke-width': 2 }) +
    shape(square(form), { fill: palette.ground, ...pen, 'stroke-width': 1 })
  )
}

/** Takes a form and a place and tells whether the place lies inside the town's ring. */
export function inTown({ at, radii }: OldTownForm, [x, y]: Point): boolean {
  return Math.hypot((x - at[0]) / radii[0], (y - at[1]) / radii[1]) < 0.95
}

function ringAround({ at, radii }: OldTownForm, share: number): Point[] {
  return Array.from({ length: 28 }, (_, step): Point => {
    const [x, y] = polarPoint([0, 0], share, (step * 360) / 28)
    return [at[0] + x * radii[0], at[1] + y * radii[1]]
  })
}

function trees({ at, radii }: OldTownForm, palette: Palette): string {
  let crowns = ''
  for (let bearing = 0; bearing < 360; bearing += 8) {
    const [x, y] = polarPoint([0, 0], bearing % 16 ? 0.9 : 0.98, bearing)
    crowns += circle([at[0] + x * radii[0], at[1] + y * radii[1]], 2.7, {})
  }
  return element('g', { stroke: palette.ink, 'stroke-width': 0.8, fill: 'none' }, crowns)
}

/** Two star-shaped works, one inside the other, with a ditch between them. */
function fortress({ at, radii }: OldTownForm, points: number, palette: Palette): string {
  const star = (tip: number, notch: number) =>
    polyline(
      Array.from({ length: points * 4 }, (_, step): Point => {
        const share = [tip, tip * 0.9, notch, notch][(step + 1) % 4]!
        const [x, y] = polarPoint([0, 0], share, ((step - 0.5) * 90) / points)
        return [at[0] + x * radii[0], at[1] + y * radii[1]]
      }),
      true,
    )
  const pen = { stroke: palette.ink, 'stroke-linejoin': 'round' }
  return (
    shape(star(1.36, 1.06), {
      fill: palette.ink3,
      'fill-opacity': 0.2,
      ...pen,
      'stroke-width': 1,
    }) +
    shape(star(1.22, 0.94), { fill: palette.land, ...pen, 'stroke-width': 2 }) +
    line(star(1.12, 0.88), { ...pen, 'stroke-width': 0.7 })
  )
}

function square({ at: [x, y], angle }: OldTownForm): string {
  const corners = [45, 135, 225, 315].map((bearing) => polarPoint([x, y], 31, bearing + angle))
  return polyline(corners, true)
}
