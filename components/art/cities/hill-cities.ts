import { curveThrough, nearest } from '../geometry/curve.ts'
import { seededRandom, valueNoise } from '../geometry/noise.ts'
import { box, segment, type Point, smoothLine, parsePoints } from '../geometry/path.ts'
import { element, line, shape } from '../markup/element.ts'
import { officeMark, onPlan, planSheet, planSize, heightLines } from './plan-sheet.ts'
import type { Palette } from '../markup/palette.ts'
import { inTown, oldTown, type OldTownForm } from './old-town.ts'
import { river, type RiverForm } from './river.ts'
import { blockShapes, streetBlocks } from './street-blocks.ts'

/** A hill: its top on the sheet, its reach in pixels across and down, its height from 0 to 1. */
type Hill = { at: Point; reach: readonly [across: number, down: number]; height: number }

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

/** A plan with lines of height, below it a section. */
export function hillCity(id: string, form: HillCity, palette: Palette): string {
  const random = seededRandom(id)
  const noise = valueNoise(random)
  const height = ([x, y]: Point) =>
    form.hills.reduce(
      (sum, hill) => sum + hill.height * swell(hill, [x, y]),
      (noise(x / 74, y / 74) - 0.5) * 0.14 + (noise(x / 30, y / 30) - 0.5) * 0.035,
    )
  const course = curveThrough(form.river.through)
  const built = (position: Point) =>
    onPlan(position) &&
    position[1] < sectionTop + 10 &&
    height(position) < treeLine &&
    nearest(course, position) > form.river.width / 2 - 6 &&
    !inTown(form.town, position)
  const grid = { middle: [400, 300] as const, reach: 500, angle: form.angle, stray: 30, street: 6 }
  const blocks = streetBlocks({ ...grid, block: [33, 26] }, random, built)
  return planSheet(
    palette,
    contourLines(height, palette),
    blockShapes(blocks, random, palette),
    river(form.river, palette),
    oldTown(form.town, random, palette),
    sectionStrip((x) => height([x, form.section]), form.section, palette),
    officeMark(form.town.at, palette),
  )
}

function swell({ at, reach }: Hill, [x, y]: Point): number {
  return Math.exp(-(((x - at[0]) / reach[0]) ** 2) - ((y - at[1]) / reach[1]) ** 2)
}

function contourLines(height: (position: Point) => number, palette: Palette): string {
  const drawn = heightLines({ ...planSize, height: sectionTop }, height, levels).map(
    (data, level) => line(data, { 'stroke-width': level % 4 === 0 ? 1.6 : 0.8 }),
  )
  return element('g', { stroke: palette.ink, 'stroke-opacity': 0.62 }, ...drawn)
}

/** The strip begins this far from the top of the plan, in pixels. */
const sectionTop = 462
const base = 560
const rise = 104

/**
 * Takes the height (0 to 1) along a row of a plan, that row in pixels and the inks and gives the section
 * along it in a strip at the foot of the plan, and the line of the cut with its arrows.
 */
function sectionStrip(height: (x: number) => number, row: number, palette: Palette): string {
  const crest: Point[] = []
  let hatch = ''
  for (let x = 18; x <= planSize.width - 18; x += 6) {
    const y = base - Math.max(0.02, height(x)) * rise
    crest.push([x, y])
    hatch += segment([x, y + 4], [x - 6, Math.min(base + 16, y + 26)])
  }
  const ends = planSize.width - 44
  const cut = `M34 ${row}H${ends}`
  const arrows = `M34 ${row}l-5 14h10zM${ends} ${row}l-5 14h10z`
  const pen = { stroke: palette.ink }
  let rules = ''
  for (let level = 1; level < 4; level++)
    rules += `M18 ${base - (level * rise) / 4}H${planSize.width - 18}`
  return (
    shape(box(0, sectionTop, planSize.width, planSize.height), { fill: palette.ground }) +
    line(rules, { ...pen, 'stroke-width': 0.6, 'stroke-opacity': 0.3 }) +
    shape(`${smoothLine(crest)}V600H18Z`, { fill: palette.land }) +
    line(hatch, { ...pen, 'stroke-width': 0.8 }) +
    line(smoothLine(crest), { ...pen, 'stroke-width': 2 }) +
    line(`M0 ${sectionTop}H${planSize.width}`, { ...pen, 'stroke-width': 2 }) +
    line(cut, { ...pen, 'stroke-width': 1.4, 'stroke-dasharray': '22 5 3 5' }) +
    shape(arrows, { fill: palette.ink })
  )
}

/** Cities among hills, north up, on a sheet of 800 by 600; the plan ends at 462. */
export const hillCities = {
  zagreb: {
    kind: 'hill',
    angle: -6,
    section: 92,
    hills: [
      { at: [330, 30], reach: [330, 110], height: 0.8 },
      { at: [560, 70], reach: [120, 60], height: 0.28 },
      { at: [150, 110], reach: [110, 60], height: 0.24 },
    ],
    river: {
      through: parsePoints('-40 392, 120 410, 260 430, 400 404, 540 400, 680 424, 850 400'),
      width: 36,
      bridges: [0.2, 0.38, 0.54, 0.72],
    },
    town: { at: [408, 284], radii: [80, 62], angle: -6 },
  },
  'cluj-napoca': {
    kind: 'hill',
    angle: 10,
    section: 120,
    hills: [
      { at: [180, 70], reach: [210, 100], height: 0.66 },
      { at: [620, 60], reach: [180, 80], height: 0.5 },
      { at: [330, 440], reach: [240, 70], height: 0.74 },
      { at: [720, 430], reach: [120, 70], height: 0.5 },
    ],
    river: {
      through: parsePoints('-40 250, 100 226, 230 212, 350 190, 480 200, 620 180, 850 214'),
      width: 24,
      bridges: [0.16, 0.34, 0.5, 0.62, 0.8],
    },
    town: { at: [430, 292], radii: [88, 60], angle: 10 },
  },
  tbilisi: {
    kind: 'hill',
    angle: -32,
    section: 224,
    hills: [
      { at: [150, 250], reach: [150, 170], height: 0.9 },
      { at: [330, 440], reach: [150, 80], height: 0.62 },
      { at: [690, 120], reach: [120, 130], height: 0.56 },
      { at: [740, 380], reach: [110, 110], height: 0.5 },
    ],
    river: {
      through: parsePoints('230 -50, 330 50, 410 130, 450 220, 520 300, 590 350, 620 430, 720 540'),
      width: 44,
      bridges: [0.2, 0.33, 0.46, 0.6, 0.72],
    },
    town: { at: [388, 300], radii: [70, 62], angle: -32 },
  },
} as const satisfies Record<string, HillCity>
