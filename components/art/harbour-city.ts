import { avenues } from './avenues.ts'
import { curveThrough } from './curve.ts'
import { element, line, shape } from './element.ts'
import { harbourWater } from './harbour-water.ts'
import { harbourWorks, type HarbourWorks } from './harbour-works.ts'
import { inTown, oldTown, type OldTownForm } from './old-town.ts'
import { officeMark, onPlan, planSheet } from './plan-sheet.ts'
import type { Point } from './point.ts'
import { polyline } from './polyline.ts'
import { seededRandom } from './seeded-random.ts'
import type { Sheet } from './sheet.ts'
import { blockShapes } from './block-shapes.ts'
import { streetBlocks } from './street-blocks.ts'

/** A city by the sea: its shore, the corners that close the land behind it, works, town, streets. */
export type HarbourCity = {
  kind: 'harbour'
  shore: readonly Point[]
  inland: readonly Point[]
  works: HarbourWorks
  town: OldTownForm
  angle: number
}

/** Takes an id, a form and the inks and gives the plan of a harbour and the city behind it. */
export function harbourCity(id: string, form: HarbourCity, sheet: Sheet): string {
  const random = seededRandom(id)
  const shore = curveThrough(form.shore)
  const land = polyline([...shore, ...form.inland], true)
  const block = [34 + random() * 8, 27 + random() * 6] as const
  const grid = { middle: [400, 300] as const, reach: 500, angle: form.angle, stray: 24, street: 6 }
  const area = [...shore, ...form.inland]
  const onLand = (place: Point) => inside(area, place)
  const built = (place: Point) => onPlan(place) && onLand(place) && !inTown(form.town, place)
  const clip = element('clipPath', { id: 'land' }, element('use', { href: '#shore' }))
  return planSheet(
    sheet,
    harbourWater(land, { shore: [...shore, ...alongWorks(form.works)], onLand }, random, sheet),
    element('defs', {}, clip),
    element(
      'g',
      { 'clip-path': 'url(#land)' },
      shape(land, { fill: sheet.ground }),
      blockShapes(streetBlocks({ ...grid, block }, random, built), random, sheet),
      avenues(form.town.at, form.angle + 20, sheet),
      line(polyline(shore), { stroke: sheet.ground, 'stroke-width': 26 }),
      oldTown(form.town, random, sheet),
    ),
    harbourWorks(form.works, sheet),
    line(polyline(shore), { stroke: sheet.ink, 'stroke-width': 2, 'stroke-linejoin': 'round' }),
    officeMark(form.town.at, sheet),
  )
}

/** Places along quays and moles, so that no sounding lies under them. */
function alongWorks({ quays, moles }: HarbourWorks): Point[] {
  const walls = [...moles, ...quays.map(({ from, to }): Point[] => [from, to])]
  return walls.flatMap((wall) => curveThrough(wall, 12))
}

/** Whether a place lies inside an outline: a line out of it crosses the outline an odd number of times. */
function inside(outline: readonly Point[], [x, y]: Point): boolean {
  let odd = false
  outline.forEach(([ax, ay], index) => {
    const [bx, by] = outline.at(index - 1)!
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd
  })
  return odd
}
