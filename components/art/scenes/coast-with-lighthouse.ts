import { seededRandom, valueNoise } from '../geometry/noise.ts'
import { segment, polyline, type Point, smoothLine } from '../geometry/path.ts'
import { line, sheetOf, circle, element, shape, shifted } from '../markup/element.ts'
import type { Palette } from '../markup/palette.ts'

const width = 1308
const height = 90
const shore = 86
const step = 5
const lightAt = 1042

/** Ranges from near to far: height in pixels, length of a hill, lowest noise that is land, pen. */
const ranges = [
  { height: 22, hill: 90, sea: 0.5, pen: 1.3, strength: 0.95 },
  { height: 42, hill: 120, sea: 0.45, pen: 0.9, strength: 0.7 },
  { height: 72, hill: 150, sea: 0.34, pen: 0.7, strength: 0.6 },
] as const

/** A coast seen from the sea, 1308 by 90, with a light that is lit. */
export function coastWithLighthouse(palette: Palette): string {
  const noise = valueNoise(seededRandom('coastline'))
  const crests = ranges.map((range, index) => crestOf(range, (x) => noise(x, index * 7 + 5)))
  const drawn = crests.map((crest, index) => {
    const { pen, strength } = ranges[index]!
    const runs = visibleRuns(crest, crests.slice(0, index))
    const ink = { stroke: palette.ink, 'stroke-width': pen, 'stroke-opacity': strength }
    const hatch = { stroke: palette.ink, 'stroke-width': 0.5, 'stroke-opacity': 0.42 }
    const shade = index === 2 ? hachures(crest, crests.slice(0, index)) : ''
    return line(runs.map((run) => smoothLine(run)).join(''), ink) + line(shade, hatch)
  })
  const waterline = line(`M0 ${shore}H${width}`, { stroke: palette.ink })
  return sheetOf(width, height, ...drawn, waterline, lighthouse([lightAt, shore], palette))
}

function crestOf(range: (typeof ranges)[number], noise: (x: number) => number): Point[] {
  const crest: Point[] = []
  for (let x = 0; x <= width; x += step) {
    const hill = Math.max(0, (noise(x / range.hill) - range.sea) / (1 - range.sea))
    const rock = noise(x / 23 + 40) * 0.3 + noise(x / 9 + 20) * 0.1
    crest.push([x, shore - range.height * hill * (0.75 + rock)])
  }
  return crest
}

/** The parts of a crest above the water that no nearer crest hides. */
function visibleRuns(crest: readonly Point[], nearer: readonly Point[][]): Point[][] {
  const runs: Point[][] = [[]]
  crest.forEach((point, index) => {
    const hidden = nearer.some((other) => other[index]![1] < point[1] + 1)
    const besideLight = Math.abs(point[0] - lightAt) < 11
    if (hidden || besideLight || point[1] > shore - 0.5) runs.push([])
    else runs.at(-1)!.push(point)
  })
  return runs.filter((run) => run.length > 2)
}

/** Short lines down the slope, as on old views of coasts; they end where a nearer range begins. */
function hachures(crest: readonly Point[], nearer: readonly Point[][]): string {
  return crest
    .map(([x, y], index) => {
      const ground = Math.min(shore, ...nearer.map((other) => other[index]![1]))
      const foot = Math.min(ground - 2, y + 3 + (shore - y) * 0.62)
      const besideLight = Math.abs(x - lightAt) < 16
      const tooShort = foot < y + 4
      return index % 2 || besideLight || tooShort ? '' : segment([x, y + 1.5], [x + 4, foot])
    })
    .join('')
}

const lamp: Point = [0, -54]

/** Takes the foot of a lighthouse and the inks and gives it, 72 high, with its beam to the west. */
function lighthouse(foot: Point, palette: Palette): string {
  const tower = 'M-9 0L-5-46H5L9 0M-6-34H6M-7-23H7M-8-12H8'
  const gallery = 'M-8-46H8M-8-46V-50M8-46V-50M-8-50H8'
  const lantern = 'M-5-50V-59H5V-50M-6-59L0-66L6-59ZM0-66V-71'
  const beam: Point[] = [
    [-6, lamp[1] - 2],
    [-190, -82],
    [-190, -44],
    [-6, lamp[1] + 2],
  ]
  const rays = `M-6 ${lamp[1] - 2}L-190-82M-6 ${lamp[1] + 2}L-190-44`
  return shifted(
    foot,
    shape(polyline(beam, true), { fill: palette.signal, 'fill-opacity': 0.14 }),
    line(rays, { stroke: palette.signal, 'stroke-width': 0.9 }),
    element(
      'g',
      { stroke: palette.ink, 'stroke-width': 1.1, 'stroke-linejoin': 'round' },
      line(tower + gallery + lantern, {}),
    ),
    circle(lamp, 3.4, { fill: palette.signal }),
  )
}
