import { curveThrough, nearest } from '../geometry/curve.ts'
import { seededRandom } from '../geometry/noise.ts'
import { polyline, box, isInside, type Point } from '../geometry/path.ts'
import { waterLining } from '../maps/chart-marks.ts'
import { element, line, shape, shifted, engravedNumber } from '../markup/element.ts'
import { officeMark, onPlan, planSheet, planSize, heightLines } from './plan-sheet.ts'
import type { Palette } from '../markup/palette.ts'
import { harbourWorks, type HarbourWorks } from './harbour-works.ts'
import { inTown, oldTown, type OldTownForm } from './old-town.ts'
import { avenues, blockShapes, streetBlocks } from './street-blocks.ts'

/** A city by the sea: its shore, the corners that close the land behind it, works, town, streets. */
export type HarbourCity = {
  kind: 'harbour'
  shore: readonly Point[]
  inland: readonly Point[]
  works: HarbourWorks
  town: OldTownForm
  angle: number
}

/** The plan of a harbour and the city behind it. */
export function harbourCity(id: string, form: HarbourCity, palette: Palette): string {
  const random = seededRandom(id)
  const shore = curveThrough(form.shore)
  const land = polyline([...shore, ...form.inland], true)
  const block = [34 + random() * 8, 27 + random() * 6] as const
  const grid = { middle: [400, 300] as const, reach: 500, angle: form.angle, stray: 24, street: 6 }
  const area = [...shore, ...form.inland]
  const onLand = (position: Point) => isInside([area], position)
  const built = (position: Point) =>
    onPlan(position) && onLand(position) && !inTown(form.town, position)
  const clip = element('clipPath', { id: 'land' }, element('use', { href: '#shore' }))
  return planSheet(
    palette,
    harbourWater(land, { shore: [...shore, ...alongWorks(form.works)], onLand }, random, palette),
    element('defs', {}, clip),
    element(
      'g',
      { 'clip-path': 'url(#land)' },
      shape(land, { fill: palette.ground }),
      blockShapes(streetBlocks({ ...grid, block }, random, built), random, palette),
      avenues(form.town.at, form.angle + 20, palette),
      line(polyline(shore), { stroke: palette.ground, 'stroke-width': 26 }),
      oldTown(form.town, random, palette),
    ),
    harbourWorks(form.works, palette),
    line(polyline(shore), { stroke: palette.ink, 'stroke-width': 2, 'stroke-linejoin': 'round' }),
    officeMark(form.town.at, palette),
  )
}

/** Places along quays and moles, so that no sounding lies under them. */
function alongWorks({ quays, moles }: HarbourWorks): Point[] {
  const walls = [...moles, ...quays.map(({ from, to }): Point[] => [from, to])]
  return walls.flatMap((wall) => curveThrough(wall, 12))
}

const spacing = 46
/** Pixels from shore of the three lines of equal depth. */
const depthLines = [62, 118, 190] as const

/** The water: water-lines, lines of depth, soundings. */
function harbourWater(
  land: string,
  { shore, onLand }: { shore: readonly Point[]; onLand: (position: Point) => boolean },
  random: () => number,
  palette: Palette,
): string {
  const whole = box(0, 0, planSize.width, planSize.height)
  const away = (position: Point) => (onLand(position) ? 0 : nearest(shore, position))
  const lines = heightLines(planSize, away, depthLines).join('')
  const sea = { stroke: palette.ink2, 'stroke-width': 1, 'stroke-dasharray': '1 5' }
  return (
    element(
      'defs',
      {},
      element('path', { id: 'shore', d: land }),
      waterLining('shore', 'lining', 1.5),
    ) +
    element('path', { d: whole, fill: palette.ink3, 'fill-opacity': 0.13 }) +
    element('path', { d: whole, fill: palette.ink2, mask: 'url(#lining)' }) +
    line(lines, { ...sea, 'stroke-linecap': 'round' }) +
    element('g', { stroke: palette.ink2, fill: 'none' }, ...soundings(away, random))
  )
}

/** Figures in loose rows; they grow with the distance from the shore. */
function soundings(away: (position: Point) => number, random: () => number): string[] {
  const figures: string[] = []
  for (let row = 0; row * spacing < planSize.height; row++) {
    for (let column = 0; column * spacing < planSize.width; column++) {
      const x = (column + (row % 2) / 2) * spacing + random() * 16
      const y = row * spacing + random() * 16
      const distance = away([x, y])
      const depth = String(Math.round(2 + distance / 17 + random() * 2))
      if (distance > 24) figures.push(shifted([x, y], engravedNumber(depth, 8, {})))
    }
  }
  return figures
}
