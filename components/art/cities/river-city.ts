import { curveThrough, nearest } from '../geometry/curve.ts'
import { seededRandom } from '../geometry/noise.ts'
import type { Point } from '../geometry/point.ts'
import { officeMark, onPlan, planSheet } from '../markup/plan-sheet.ts'
import type { Sheet } from '../markup/sheet.ts'
import { inTown, oldTown, type OldTownForm } from './old-town.ts'
import { river, type RiverForm } from './river.ts'
import { avenues, blockShapes, streetBlocks } from './street-blocks.ts'

/** A city on a river: the river, the old town, the angle of the newer streets in degrees. */
export type RiverCity = { kind: 'river'; river: RiverForm; town: OldTownForm; angle: number }

/** Takes an id, a form and the inks and gives the plan of a city on a river. */
export function riverCity(id: string, form: RiverCity, sheet: Sheet): string {
  const random = seededRandom(id)
  const course = curveThrough(form.river.through)
  const dry = (place: Point) => nearest(course, place) > form.river.width / 2 - 6
  const built = (place: Point) => onPlan(place) && dry(place) && !inTown(form.town, place)
  const block = [36 + random() * 8, 28 + random() * 6] as const
  const grid = { middle: [400, 300] as const, reach: 500, angle: form.angle, stray: 34, street: 6 }
  return planSheet(
    sheet,
    blockShapes(streetBlocks({ ...grid, block }, random, built), random, sheet),
    avenues(form.town.at, form.angle + 20, sheet),
    river(form.river, sheet),
    oldTown(form.town, random, sheet),
    officeMark(form.town.at, sheet),
  )
}
