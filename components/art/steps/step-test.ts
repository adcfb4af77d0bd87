import { segment, box, type Point } from '../geometry/path.ts'
import { circle, element, line, shape, shifted, engravedNumber } from '../markup/element.ts'
import { instrumentSheet, stepSize } from '../markup/sheets.ts'
import type { Palette } from '../markup/palette.ts'
import { swell } from '../scenes/sea-section.ts'

const water = 430
const log: Point = [640, 446]
const knots = 7

/** The fifth stage, the test task: a log line runs out while the glass runs. */
export function stepTest(palette: Palette): string {
  return instrumentSheet(
    stepSize,
    palette,
    sea(palette),
    stern(palette),
    logLine(palette),
    reelOf(palette),
    shifted([520, 190], sandGlass(palette)),
    logChip(palette),
  )
}

function sea(palette: Palette): string {
  const rows = [0, 14, 32, 54, 82, 116].map((depth, index) =>
    line(swell(18, 782, water + depth, 19 + index * 7, 4 + index), {
      'stroke-width': index === 0 ? 2 : 1,
      'stroke-opacity': 1 - index * 0.14,
    }),
  )
  const body = `M18 ${water}H782V582H18Z`
  return (
    shape(body, { fill: palette.ink3, 'fill-opacity': 0.12 }) +
    element('g', { stroke: palette.ink }, ...rows)
  )
}

function stern(palette: Palette): string {
  const hull = 'M0 330H214Q222 400 150 486Q110 524 0 530Z'
  const planks = 'M0 356H212M0 386H206M0 418H194M0 452H172M0 486H146'
  const pen = { stroke: palette.ink, 'stroke-linejoin': 'round' }
  return (
    shape(hull, { fill: palette.land, ...pen, 'stroke-width': 2 }) +
    line(planks, { ...pen, 'stroke-width': 1 }) +
    shape('M0 318H230V332H0Z', { fill: palette.ground, ...pen, 'stroke-width': 2 })
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
function logLine(palette: Palette): string {
  let run = `M${onLine(0).join(' ')}`
  for (let step = 1; step <= 24; step++) {
    run += `L${onLine(step / 24)
      .map((value) => value.toFixed(1))
      .join(' ')}`
  }
  const pen = { stroke: palette.ink }
  const marks = Array.from({ length: knots }, (_, knot) => {
    const position = onLine(0.22 + (knot * 0.74) / knots)
    const number = shifted(
      [position[0] + 6, position[1] - 22],
      engravedNumber(String(knots - knot), 12, { ...pen, fill: 'none' }),
    )
    return circle(position, 5, { fill: palette.ground, ...pen, 'stroke-width': 2 }) + number
  })
  return line(run, { ...pen, 'stroke-width': 2 }) + marks.join('')
}

/** The log: a quarter of a disc that stands upright in the water, held by three lines. */
function logChip(palette: Palette): string {
  const chip = 'M0-52A78 78 0 0 1 64 36Q30 46 0 36Z'
  const bridle = 'M-60-6L4-40M-60-6L50 32M-60-6L6 30'
  const pen = { stroke: palette.signal, 'stroke-linejoin': 'round' }
  return shifted(
    log,
    line(bridle, { ...pen, stroke: palette.ink, 'stroke-width': 1 }),
    shape(chip, { fill: palette.ground }),
    shape(chip, { fill: palette.signal, 'fill-opacity': 0.2, ...pen, 'stroke-width': 2 }),
    line('M2 26Q30 36 64 26', { ...pen, 'stroke-width': 3.6 }),
  )
}

/** The axle of the reel. */
const reel: Point = [150, 236]

/** The reel of a log line on its stand. */
function reelOf(palette: Palette): string {
  const pen = { stroke: palette.ink, 'stroke-width': 2 }
  const turns = [54, 46, 38].map((radius) => circle([0, 0], radius, { ...pen, 'stroke-width': 1 }))
  const spokes = [0, 60, 120].map((turn) => {
    const [x, y] = [Math.cos((turn * Math.PI) / 180) * 30, Math.sin((turn * Math.PI) / 180) * 30]
    return segment([-x, -y], [x, y])
  })
  return shifted(
    reel,
    shape('M-12 0L-34 84H34L12 0Z', { fill: palette.ground, ...pen, 'stroke-linejoin': 'round' }),
    circle([0, 0], 62, { fill: palette.land, ...pen }),
    ...turns,
    circle([0, 0], 30, { fill: palette.ground, ...pen }),
    line(spokes.join(''), pen),
    circle([0, 0], 7, { fill: palette.ink }),
  )
}

/** A sand-glass around the origin, 120 wide and 220 high, half run out. */
function sandGlass(palette: Palette): string {
  const glass = 'M-42-92C-42-40-5-26-5 0C-5 26-42 40-42 92H42C42 40 5 26 5 0C5-26 42-40 42-92Z'
  const upper = 'M-33-46Q0-38 33-46C24-24 4-18 4-2H-4C-4-18-24-24-33-46Z'
  const lower = 'M-41 90Q-30 66 0 56Q30 66 41 90Z'
  const plates = box(-60, -108, 60, -92) + box(-60, 92, 60, 108)
  const posts = 'M-52-92V92M52-92V92'
  const pen = { stroke: palette.ink, 'stroke-linejoin': 'round' }
  return (
    line(posts, { ...pen, 'stroke-width': 9 }) +
    line(posts, { stroke: palette.land, 'stroke-width': 5 }) +
    shape(glass, { fill: palette.ground, ...pen, 'stroke-width': 2 }) +
    shape(upper + lower, { fill: palette.ink, 'fill-opacity': 0.72 }) +
    line('M0 0V56', { ...pen, 'stroke-width': 2, 'stroke-dasharray': '2 3' }) +
    line('M-32-84C-32-60-26-44-18-34M-32 70C-30 56-26 46-20 38', { ...pen, 'stroke-width': 1 }) +
    shape(plates, { fill: palette.land, ...pen, 'stroke-width': 2 })
  )
}
