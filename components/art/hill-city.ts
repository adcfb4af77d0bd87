import { curveThrough, nearest } from './curve.ts'
import { element, line } from './element.ts'
import { heightLines } from './height-lines.ts'
import { inTown, oldTown, type OldTownForm } from './old-town.ts'
import { officeMark, onPlan, planSheet, planSize } from './plan-sheet.ts'
import type { Point } from './point.ts'
import { river, type RiverForm } from './river.ts'
import { seededRandom } from './seeded-random.ts'
import { sectionStrip, sectionTop } from './section-strip.ts'
import type { Sheet } from './sheet.ts'
import { blockShapes } from './block-shapes.ts'
import { streetBlocks } from './street-blocks.ts'
import { valueNoise } from './value-noise.ts'

/** A hill: its top on the sheet, its reach in pixels across and down, its height from 0 to 1. */
export type Hill = { at: Point; reach: readonly [across: number, down: number]; height: number }

/** A city among hills: the hills, the river in the valley, the town, the row of the section. */
export type HillCity = {
  kind: 'hill'
  hills: readonly Hill[]
  river: RiverForm
  town: OldTownForm
  angle: number
  /** The row of the sheet along which the hills are cut, in pixels. */
  section: number
}

const levels = Array.from({ length: 15 }, (_, level) => 0.12 + level * 0.056)
/** Houses stand below this height. */
const treeLine = 0.2

/** Takes an id, a form and the inks and gives a plan with lines of height, below it a section. */
export function hillCity(id: string, form: HillCity, sheet: Sheet): string {
  const random = seededRandom(id)
  const noise = valueNoise(random)
  const height = ([x, y]: Point) =>
    form.hills.reduce(
      (sum, hill) => sum + hill.height * swell(hill, [x, y]),
      (noise(x / 74, y / 74) - 0.5) * 0.14 + (noise(x / 30, y / 30) - 0.5) * 0.035,
    )
  const course = curveThrough(form.river.through)
  const built = (place: Point) =>
    onPlan(place) &&
    place[1] < sectionTop + 10 &&
    height(place) < treeLine &&
    nearest(course, place) > form.river.width / 2 - 6 &&
    !inTown(form.town, place)
  const grid = { middle: [400, 300] as const, reach: 500, angle: form.angle, stray: 30, street: 6 }
  const blocks = streetBlocks({ ...grid, block: [33, 26] }, random, built)
  return planSheet(
    sheet,
    contourLines(height, sheet),
    blockShapes(blocks, random, sheet),
    river(form.river, sheet),
    oldTown(form.town, random, sheet),
    sectionStrip((x) => height([x, form.section]), form.section, sheet),
    officeMark(form.town.at, sheet),
  )
}

function swell({ at, reach }: Hill, [x, y]: Point): number {
  return Math.exp(-(((x - at[0]) / reach[0]) ** 2) - ((y - at[1]) / reach[1]) ** 2)
}

function contourLines(height: (place: Point) => number, sheet: Sheet): string {
  const drawn = heightLines({ ...planSize, height: sectionTop }, height, levels).map(
    (data, level) => line(data, { 'stroke-width': level % 4 === 0 ? 1.6 : 0.8 }),
  )
  return element('g', { stroke: sheet.ink, 'stroke-opacity': 0.62 }, ...drawn)
}
