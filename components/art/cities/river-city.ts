import { curveThrough, nearest } from '../geometry/curve.ts'
import { seededRandom } from '../geometry/noise.ts'
import type { Point } from '../geometry/point.ts'
import { officeMark, onPlan, planSheet } from '../markup/plan-sheet.ts'
import type { Palette } from '../markup/palette.ts'
import { inTown, oldTown, type OldTownForm } from './old-town.ts'
import { river, type RiverForm } from './river.ts'
import { avenues, blockShapes, streetBlocks } from './street-blocks.ts'

/** A city on a river: the river, the old town, the angle of the newer streets in degrees. */
export type RiverCity = { kind: 'river'; river: RiverForm; town: OldTownForm; angle: number }

/** The plan of a city on a river. */
export function riverCity(id: string, form: RiverCity, palette: Palette): string {
  const random = seededRandom(id)
  const course = curveThrough(form.river.through)
  const dry = (position: Point) => nearest(course, position) > form.river.width / 2 - 6
  const built = (position: Point) =>
    onPlan(position) && dry(position) && !inTown(form.town, position)
  const block = [36 + random() * 8, 28 + random() * 6] as const
  const grid = { middle: [400, 300] as const, reach: 500, angle: form.angle, stray: 34, street: 6 }
  return planSheet(
    palette,
    blockShapes(streetBlocks({ ...grid, block }, random, built), random, palette),
    avenues(form.town.at, form.angle + 20, palette),
    river(form.river, palette),
    oldTown(form.town, random, palette),
    officeMark(form.town.at, palette),
  )
}
