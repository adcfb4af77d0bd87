import { circle, element, line, shape, shifted } from './element.ts'
import { engravedNumber } from './engraved-number.ts'
import { instrumentSheet, stepSize } from './instrument-sheet.ts'
import { reel, reelOf } from './log-reel.ts'
import type { Point } from './point.ts'
import { sandGlass } from './sand-glass.ts'
import { swell } from './sea-section.ts'
import type { Sheet } from './sheet.ts'

const water = 430
const log: Point = [640, 446]
const knots = 7

/** Takes the inks and gives the fifth stage, the test task: a log line runs out while the glass runs. */
export function stepTest(sheet: Sheet): string {
  return instrumentSheet(
    stepSize,
    sheet,
    sea(sheet),
    stern(sheet),
    logLine(sheet),
    reelOf(sheet),
    shifted([520, 190], sandGlass(sheet)),
    logChip(sheet),
  )
}

function sea(sheet: Sheet): string {
  const rows = [0, 14, 32, 54, 82, 116].map((depth, index) =>
    line(swell(18, 782, water + depth, 19 + index * 7, 4 + index), {
      'stroke-width': index === 0 ? 2 : 1,
      'stroke-opacity': 1 - index * 0.14,
    }),
  )
  const body = `M18 ${water}H782V582H18Z`
  return (
    shape(body, { fill: sheet.ink3, 'fill-opacity': 0.12 }) +
    element('g', { stroke: sheet.ink }, ...rows)
  )
}

function stern(sheet: Sheet): string {
  const hull = 'M0 330H214Q222 400 150 486Q110 524 0 530Z'
  const planks = 'M0 356H212M0 386H206M0 418H194M0 452H172M0 486H146'
  const pen = { stroke: sheet.ink, 'stroke-linejoin': 'round' }
  return (
    shape(hull, { fill: sheet.land, ...pen, 'stroke-width': 2 }) +
    line(planks, { ...pen, 'stroke-width': 1 }) +
    shape('M0 318H230V332H0Z', { fill: sheet.ground, ...pen, 'stroke-width': 2 })
  )
}

/** Where the line is, from the reel (0) to the log (1). */
function onLine(share: number): Point {
  const [from, to]: [Point, Point] = [
    [reel[0], reel[1] - 62],
    [log[0] - 60, log[1] - 6],
  ]
  const sag = 96 * Math.sin(Math.PI * share)
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share + sag]
}

/** A mark at each knot, with its number above. */
function logLine(sheet: Sheet): string {
  let run = `M${onLine(0).join(' ')}`
  for (let step = 1; step <= 24; step++) {
    run += `L${onLine(step / 24)
      .map((value) => value.toFixed(1))
      .join(' ')}`
  }
  const pen = { stroke: sheet.ink }
  const marks = Array.from({ length: knots }, (_, knot) => {
    const place = onLine(0.22 + (knot * 0.74) / knots)
    const number = shifted(
      [place[0] + 6, place[1] - 22],
      engravedNumber(String(knots - knot), 12, { ...pen, fill: 'none' }),
    )
    return circle(place, 5, { fill: sheet.ground, ...pen, 'stroke-width': 2 }) + number
  })
  return line(run, { ...pen, 'stroke-width': 2 }) + marks.join('')
}

/** The log: a quarter of a disc that stands upright in the water, held by three lines. */
function logChip(sheet: Sheet): string {
  const chip = 'M0-52A78 78 0 0 1 64 36Q30 46 0 36Z'
  const bridle = 'M-60-6L4-40M-60-6L50 32M-60-6L6 30'
  const pen = { stroke: sheet.signal, 'stroke-linejoin': 'round' }
  return shifted(
    log,
    line(bridle, { ...pen, stroke: sheet.ink, 'stroke-width': 1 }),
    shape(chip, { fill: sheet.ground }),
    shape(chip, { fill: sheet.signal, 'fill-opacity': 0.2, ...pen, 'stroke-width': 2 }),
    line('M2 26Q30 36 64 26', { ...pen, 'stroke-width': 3.6 }),
  )
}
