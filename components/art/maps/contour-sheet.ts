import { contours } from 'd3-contour'
import { seededRandom, valueNoise } from '../geometry/noise.ts'
import { type Point, smoothLine } from '../geometry/path.ts'
import { element, line, sheetOf } from '../markup/element.ts'
import type { Palette } from '../markup/palette.ts'

/** A sheet of depth lines: seed of the sea bed, size in pixels, number of lines. */
type ContourForm = { seed: string; width: number; height: number; levels: number }

const gridColumns = 144
/** Cells outside the sheet on each side, so that no line ends before its edge. */
const margin = 3
const bleed = 20
const shallowest = 0.2
const deepest = 0.82
/** Rings of fewer places are specks. */
const fewestPlaces = 14

/** Depth lines on clear ground, every fourth one stronger. */
export function contourSheet(form: ContourForm, palette: Palette): string {
  const scale = form.width / (gridColumns - 2 * margin - 1)
  const rows = Math.ceil(form.height / scale) + 2 * margin + 1
  const depths = Array.from(
    { length: form.levels },
    (_, level) => shallowest + (level * (deepest - shallowest)) / form.levels,
  )
  const onSheet = ([x = 0, y = 0]: readonly number[]): Point => [
    even((x - margin) * scale),
    even((y - margin) * scale),
  ]
  const lines = contours()
    .size([gridColumns, rows])
    .thresholds(depths)(seaBed({ seed: form.seed, columns: gridColumns, rows }))
    .map(({ coordinates }, level) => {
      const rings = coordinates.flat().filter((ring) => ring.length >= fewestPlaces)
      const data = rings.flatMap((ring) => depthLines(ring.map(onSheet), form)).join('')
      const main = level % 4 === 0
      return line(data, { 'stroke-width': main ? 1 : 0.8, 'stroke-opacity': main ? 0.34 : 0.17 })
    })
  return sheetOf(form.width, form.height, element('g', { stroke: palette.ink }, ...lines))
}

/** Lines run through the middles between places too, which then need no decimals: half of the file. */
const even = (length: number) => 2 * Math.round(length / 2)

/** A ring inside the sheet is closed; one that leaves it is cut into its parts on the sheet. */
function depthLines(ring: Point[], { width, height }: ContourForm): string[] {
  const outside = ([x, y]: Point) =>
    x < -bleed || y < -bleed || x > width + bleed || y > height + bleed
  if (!ring.some(outside)) return [smoothLine(thinned(ring).slice(0, -1), true)]
  return openRuns(ring, outside).map((run) => smoothLine(thinned(run)))
}

/** Every fifth place is enough for a soft line; the last one ends it. */
function thinned(run: readonly Point[]): Point[] {
  return run.filter((_, index) => index % 5 === 0 || index === run.length - 1)
}

/** A grid of depths: seed, cells across and down. */
type SeaBedForm = { seed: string; columns: number; rows: number }

/** Hills across the grid, whatever its size. */
const frequency = 7.4

/** Large and small hills. Each is turned by its own angle: a noise on one grid shows its squares. */
const octaves = [
  { scale: 1, weight: 0.75, turn: 0.6 },
  { scale: 2.1, weight: 0.25, turn: 1.3 },
] as const

/** The depths of its cells, row by row, each from 0 to 1. */
function seaBed({ seed, columns, rows }: SeaBedForm): number[] {
  const noise = valueNoise(seededRandom(seed))
  return Array.from({ length: columns * rows }, (_, index) => {
    const x = ((index % columns) / columns) * frequency
    const y = (Math.floor(index / columns) / columns) * frequency
    const across = x + noise(x * 0.7 + 9, y * 0.7 + 3) * 0.8
    const down = y + noise(x * 0.7 + 31, y * 0.7 + 47) * 0.8
    return octaves.reduce((depth, { scale, weight, turn }) => {
      const [cosine, sine] = [Math.cos(turn) * scale, Math.sin(turn) * scale]
      return depth + weight * noise(across * cosine - down * sine, across * sine + down * cosine)
    }, 0)
  })
}

/** The runs of places that remain. */
export function openRuns(ring: readonly Point[], leftOut: (point: Point) => boolean): Point[][] {
  const start = Math.max(0, ring.findIndex(leftOut))
  const runs: Point[][] = [[]]
  for (const point of [...ring.slice(start), ...ring.slice(1, start + 1)]) {
    if (leftOut(point)) runs.push([])
    else runs.at(-1)!.push(point)
  }
  return runs.filter((run) => run.length > 2)
}
