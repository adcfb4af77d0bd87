import { seededRandom } from '../geometry/noise.ts'
import { polarPoint, origin } from '../geometry/point.ts'
import { polyline, segment } from '../geometry/polyline.ts'
import { circle, line, shape, sheetOf, shifted } from '../markup/element.ts'
import type { Palette } from '../markup/palette.ts'
import { guillocheRosette } from './guilloche-lines.ts'

const side = 240
/** Radius of the place that stays free for initials, and of the whole seal. */
const heart = 58
const rim = 118
/** Few waves make wide loops, many a dense chain. */
const waveCounts = [6, 8, 10, 13, 17, 24] as const

/**
 * A seal, 240 by 240: waving rings about a middle of 116 across that stays free for initials, an index in the signal
 * ink on the rim.
 */
export function portraitSeal(seed: string, palette: Palette): string {
  const random = seededRandom(seed)
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
  const edge = edges[whole(0, edges.length - 1)]!
  const waves = waveCounts[whole(0, waveCounts.length - 1)]!
  const strands = Math.round((84 + random() * 40) / waves)
  const reach = 18 + random() * 3
  const lace = { radius: 82, depth: reach / 82, waves, strands }
  const net = {
    radius: 80,
    depth: (reach * (0.3 + random() * 0.3)) / 80,
    waves: waves + 3,
    strands: 4,
  }
  const ink = { stroke: palette.ink }
  return sheetOf(
    side,
    side,
    shifted(
      [side / 2, side / 2],
      circle(origin, rim, { fill: palette.ground, ...ink, 'stroke-width': 2 }),
      edge(ink.stroke, whole(40, 60)),
      circle(origin, 105, { ...ink, 'stroke-width': 1 }),
      guillocheRosette({ id: 'lace', ...lace, ink: palette.ink, pen: 0.8 }),
      guillocheRosette({ id: 'net', ...net, ink: palette.ink, pen: 1.2 }),
      circle(origin, heart, { fill: palette.ground, ...ink, 'stroke-width': 2 }),
      circle(origin, heart - 5, { ...ink, 'stroke-width': 1 }),
      index(random() * 360, palette),
    ),
  )
}

/** Kinds of edge between the two rings of the rim: teeth, beads, a twisted rope. */
const edges = [
  (stroke: string, count: number) =>
    line(
      around(count * 2, (turn) =>
        segment(polarPoint(origin, 106, turn), polarPoint(origin, 113, turn)),
      ),
      {
        stroke,
        'stroke-width': 2,
      },
    ),
  (stroke: string, count: number) =>
    Array.from({ length: count }, (_, bead) =>
      circle(polarPoint(origin, 111, (bead * 360) / count), 3, { stroke, 'stroke-width': 1 }),
    ).join(''),
  (stroke: string, count: number) =>
    line(
      around(count * 2, (turn) =>
        segment(polarPoint(origin, 106, turn - 2), polarPoint(origin, 116, turn + 3)),
      ),
      { stroke, 'stroke-width': 1 },
    ),
] as const

function around(count: number, drawn: (turn: number) => string): string {
  return Array.from({ length: count }, (_, part) => drawn((part * 360) / count)).join('')
}

/** A wedge on the rim that points to the middle, on ground of its own. */
function index(turn: number, palette: Palette): string {
  const wedge = [
    polarPoint(origin, 97, turn),
    polarPoint(origin, rim - 1, turn - 5.5),
    polarPoint(origin, rim - 1, turn + 5.5),
  ]
  return shape(polyline(wedge, true), {
    fill: palette.signal,
    stroke: palette.ground,
    'stroke-width': 3.6,
  })
}
