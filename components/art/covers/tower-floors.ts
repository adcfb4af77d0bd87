import { axonometry, spotLine, type Spot } from '../geometry/axonometry.ts'
import { seededRandom } from '../geometry/noise.ts'
import { element, line, shape } from '../markup/element.ts'
import { plate } from '../markup/sheets.ts'
import { platePens, type Palette } from '../markup/palette.ts'
import { towerCrane } from './tower-crane.ts'

const onSheet = axonometry([470, 612], 41)
const floorHeight = 2.5
const slab = 0.3
/** Outline of a floor, clockwise from the corner at the back. */
const outline: readonly (readonly [number, number])[] = [
  [-4, -4],
  [4, -4],
  [4, 0.5],
  [0.5, 0.5],
  [0.5, 4],
  [-4, 4],
]

/** A building site: five floors, one found, and a crane. 1200 by 800. */
export function towerFloors(seed: string, palette: Palette): string {
  const random = seededRandom(seed)
  const floors = 5
  const found = 2 + Math.floor(random() * 2)
  const stack = Array.from({ length: floors }, (_, floor) =>
    floorAt(
      floor * floorHeight,
      { found: floor === found, top: floor === floors - 1, random },
      palette,
    ),
  )
  return plate(
    palette,
    line(gridMarks(7, 1, 0), { ...platePens(palette).ink.fine, 'stroke-opacity': 0.22 }),
    towerCrane([930, 735], palette),
    ...stack,
  )
}

type FloorForm = { found: boolean; top: boolean; random: () => number }

function floorAt(z: number, { found, top, random }: FloorForm, palette: Palette): string {
  const pens = platePens(palette)
  const pen = found ? pens.signal : pens.ink
  const at = (height: number) => outline.map(([x, y]): Spot => [x, y, z + height])
  const [upper, lower] = [at(slab), at(0)]
  const edges = [2, 3, 4].map((corner) => [corner - 1, corner] as const).concat([[4, 5]])
  const faces = edges.map(([from, to]) =>
    spotLine(onSheet, [lower[from]!, lower[to]!, upper[to]!, upper[from]!], true),
  )
  const tint = found ? { fill: palette.signal, 'fill-opacity': 0.3 } : { fill: 'none' }
  const column = ([x, y]: readonly [number, number]) =>
    spotLine(onSheet, [
      [x, y, z + slab],
      [x, y, z + floorHeight],
    ])
  return element(
    'g',
    { 'stroke-linejoin': 'round' },
    shape(spotLine(onSheet, upper, true) + faces.join(''), { ...pen.main, fill: palette.ground }),
    shape(spotLine(onSheet, upper, true), { ...pen.main, ...tint }),
    line(top ? steelMarks(z + slab) : wallMarks(z + slab, random), pen.fine),
    line(
      outline.map(column).join(''),
      top ? pens.ink.bold : { ...pens.ink.fine, 'stroke-dasharray': '7 5' },
    ),
  )
}

/** Path data of walls and stairs on it. */
function wallMarks(z: number, random: () => number): string {
  const split = Math.floor(random() * 3) - 2
  const runs: [Spot, Spot][] = [
    [
      [-4, split, z],
      [0.5, split, z],
    ],
    [
      [split + 1, -4, z],
      [split + 1, split, z],
    ],
    [
      [-1.2, split, z],
      [-1.2, 4, z],
    ],
    [
      [2.2, -4, z],
      [2.2, 0.5, z],
    ],
    [
      [-4, 2.1, z],
      [-1.2, 2.1, z],
    ],
  ]
  for (let x = 2.5; x < 3.8; x += 0.2) {
    runs.push([
      [x, -1.2, z],
      [x, -0.2, z],
    ])
  }
  return runs.map((run) => spotLine(onSheet, run)).join('')
}

/** Path data of a square grid. */
function gridMarks(half: number, step: number, z: number): string {
  let data = ''
  for (let at = -half; at <= half; at += step) {
    const across: Spot[] = [
      [at, -half, z],
      [at, half, z],
    ]
    const along = across.map(([x, y]): Spot => [y, x, z])
    data += spotLine(onSheet, across) + spotLine(onSheet, along)
  }
  return data
}

/** Path data of the steel in an angled slab before it is cast. */
function steelMarks(z: number): string {
  let data = ''
  for (let at = -3.5; at < 4; at += 0.5) {
    const across: Spot[] = [
      [at, -4, z],
      [at, at > 0.5 ? 0.5 : 4, z],
    ]
    const along = across.map(([x, y]): Spot => [y, x, z])
    data += spotLine(onSheet, across) + spotLine(onSheet, along)
  }
  return data
}
